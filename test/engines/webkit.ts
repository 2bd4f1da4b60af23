// WebKitGTK: a window of its own program, on a screen that nobody sees.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type Engine, SIZE, type Tab } from './engine.ts';

const HOST = fileURLToPath(new URL('webkit_host.py', import.meta.url));

/** An order to the host: what to do, and the details of that. */
type Order = Readonly<Record<string, string | number>> & { readonly do: string };

/** Resolves with the host's answer. */
type Send = (order: Order) => Promise<unknown>;

/** An order that has no answer yet. */
interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export function webkit(python: string): Engine {
  return {
    name: 'WebKitGTK',
    async launch(profile): Promise<Browser> {
      const screen = await startScreen();
      const words = [HOST, profile, String(SIZE.width), String(SIZE.height)];
      const host = spawn(python, words, {
        // A group of its own, so that its helpers are known by it.
        detached: true,
        env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const send = orders(host);
      return {
        newTab: async () => tabOf(send, Number(await send({ do: 'new_tab' }))),
        async kill() {
          const gone = once(host, 'exit');
          host.kill('SIGKILL');
          await gone;
          while (host.pid !== undefined && groupLives(host.pid)) await wait(50);
          screen.process.kill();
        },
      };
    },
  };
}

/** The server chooses a display that is free, and says which. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const { width, height } = SIZE;
  const size = `${String(width)}x${String(height)}x24`;
  // It ends by itself when its window is gone.
  const words = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-terminate'];
  const screen = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const said = screen.stdio[3];
  if (!said) throw new Error('Xvfb has no pipe to tell its display by');
  const died = once(screen, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a display');
  });
  const [number] = (await Promise.race([once(said, 'data'), died])) as [Buffer];
  return { process: screen, display: `:${String(number).trim()}` };
}

/** Numbers the orders, and finds the order that an answer is to. */
function orders(host: ChildProcess): Send {
  const { stdin, stdout } = host;
  if (!stdin || !stdout) throw new Error('The host of WebKitGTK cannot be talked to');
  const waiting = new Map<number, Waiting>();
  let last = 0;
  createInterface({ input: stdout }).on('line', (line) => {
    const { id, value, error } = JSON.parse(line) as { id: number; value: unknown; error?: string };
    if (error === undefined) waiting.get(id)?.resolve(value);
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  host.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('WebKitGTK has ended'));
    waiting.clear();
  });
  return (order) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      stdin.write(`${JSON.stringify({ ...order, id: last })}\n`);
    });
}

function tabOf(send: Send, tab: number): Tab {
  const act = async (order: Order): Promise<void> => {
    await send({ ...order, tab });
  };
  return {
    goto: (url) => act({ do: 'goto', url }),
    toFront: () => act({ do: 'to_front' }),
    async evaluate<R>(run: (arg: never) => R | Promise<R>, arg: unknown): Promise<R> {
      const call = `await (${String(run)})(${JSON.stringify(arg)})`;
      const body = `return JSON.stringify(${call}) ?? 'null'`;
      return (await send({ do: 'evaluate', tab, body })) as R;
    },
    clickAt: (x, y) => act({ do: 'click', x, y }),
    press: (key) => act({ do: 'press', key }),
    screenshot: (file) => act({ do: 'screenshot', file }),
  };
}

function groupLives(leader: number): boolean {
  try {
    process.kill(-leader, 0);
    return true;
  } catch {
    return false;
  }
}
