// Hands a file to the player.

/** `data` becomes an indented JSON file. */
export function download(name: string, data: unknown): void {
  downloadFile(new File([JSON.stringify(data, undefined, 2)], name, { type: 'application/json' }));
}

export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}
