import { expect } from '@open-wc/testing';
import { type GameHold, holdGame, takeOver } from '../../src/app/game-lock.ts';
import { later, stub } from './store/support.ts';

/** A second page of the app, of which the test uses the locks. */
async function otherPage(): Promise<LockManager> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  later(() => frame.remove());
  await Promise.resolve();
  const locks = frame.contentWindow?.navigator.locks;
  if (!locks) throw new Error('the other page has no locks');
  return locks;
}

/** Holds a game here as if this code ran in the other page. */
async function inPage<T>(locks: LockManager, work: () => Promise<T>): Promise<T> {
  const own = Object.getOwnPropertyDescriptor(navigator, 'locks');
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  try {
    return await work();
  } finally {
    if (own) Object.defineProperty(navigator, 'locks', own);
    else Reflect.deleteProperty(navigator, 'locks');
  }
}

function held(hold: GameHold | 'taken'): GameHold {
  if (hold === 'taken') throw new Error('it is taken');
  later(() => hold.release());
  return hold;
}

const never = (): void => {
  throw new Error('lost');
};

describe('the lock of a game', () => {
  it('is held by one page at a time, until it is released', async () => {
    const id = crypto.randomUUID();
    const other = await otherPage();
    const hold = held(await holdGame(id, never));
    expect(await inPage(other, () => holdGame(id, never))).to.equal('taken');
    hold.release();
    await releasedEverywhere(id);
    held(await inPage(other, () => holdGame(id, never)));
    expect(await holdGame(id, never)).to.equal('taken');
  });

  it('is another one for another game', async () => {
    held(await holdGame(crypto.randomUUID(), never));
    held(await holdGame(crypto.randomUUID(), never));
  });

  it('can be taken over, which the page that had it is told', async () => {
    const id = crypto.randomUUID();
    const other = await otherPage();
    const lost = new Promise<string>((resolve) => {
      void inPage(other, () => holdGame(id, () => resolve('lost'))).then(held);
    });
    await until(async () => (await holdGame(id, never)) === 'taken');
    held(await takeOver(id, never));
    expect(await lost).to.equal('lost');
    expect(await inPage(other, () => holdGame(id, never))).to.equal('taken');
  });

  it('that was taken over can be released without harm', async () => {
    const id = crypto.randomUUID();
    let losses = 0;
    const first = held(await holdGame(id, () => (losses += 1)));
    held(await takeOver(id, never));
    first.release();
    expect(losses).to.equal(1);
    expect(await holdGame(id, never)).to.equal('taken');
  });

  it('is given up by a page that goes away', async () => {
    const id = crypto.randomUUID();
    const other = await otherPage();
    await inPage(other, () => holdGame(id, () => undefined));
    expect(await holdGame(id, never)).to.equal('taken');
    document.querySelector('iframe')?.remove();
    await releasedEverywhere(id);
    held(await holdGame(id, never));
  });

  it('is granted to everyone where there are no locks', async () => {
    stub(navigator as { locks: unknown }, 'locks', undefined);
    const id = crypto.randomUUID();
    held(await holdGame(id, never));
    held(await holdGame(id, never));
    held(await takeOver(id, never));
  });

  it('is granted where locks are refused', async () => {
    stub(navigator.locks, 'request', () =>
      Promise.reject(new DOMException('not here', 'SecurityError')),
    );
    held(await holdGame(crypto.randomUUID(), never));
  });
});

async function releasedEverywhere(id: string): Promise<void> {
  await until(async () => {
    const { held: locks = [] } = await navigator.locks.query();
    return locks.every(({ name }) => !name?.includes(id));
  });
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve));
}
