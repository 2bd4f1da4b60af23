// The built app on a server that can really die.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../../scripts/serve.mjs', import.meta.url));

export interface ServedApp {
  /** Where the app is, with a slash at the end. */
  readonly url: string;
  /** Kills the server at once, its connections too. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

export interface ServeOptions {
  /** The path it is served under, with a slash at both ends. */
  readonly prefix?: string;
  /** Another build than `dist`. */
  readonly folder?: string;
  /** As by a host that does not read `_headers`. */
  readonly plain?: boolean;
}

export async function serveApp(options: ServeOptions = {}): Promise<ServedApp> {
  const words = [
    ...(options.prefix === undefined ? [] : ['--prefix', options.prefix]),
    ...(options.folder === undefined ? [] : ['--folder', options.folder]),
    ...(options.plain ? ['--plain'] : []),
  ];
  let server = await startServer(words, '0');
  const { url } = server;
  return {
    url,
    async stop() {
      if (server.child.exitCode !== null || server.child.signalCode !== null) return;
      server.child.kill('SIGKILL');
      await once(server.child, 'exit');
    },
    async start() {
      server = await startServer(words, new URL(url).port);
      if (server.url !== url) throw new Error(`The server came back at ${server.url}, not ${url}`);
    },
  };
}

async function startServer(
  words: readonly string[],
  port: string,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [SERVER, '--port', port, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(child, 'exit').then(() => {
    throw new Error('The server ended before it listened');
  });
  const listening = once(child.stdout, 'data').then(([line]) => String(line).trim());
  return { child, url: await Promise.race([listening, died]) };
}
