// A file that the installed app was opened with, where the platform hands such files over.

/** Chromium's queue of launches; no standard type describes it yet. */
interface LaunchQueue {
  setConsumer(
    consumer: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void,
  ): void;
}

/** Calls `take` with each file that the app is opened with from now on. */
export function takeOpenedFile(take: (file: File) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: [handle] }) => {
    void handle?.getFile().then(take, () => undefined);
  });
}
