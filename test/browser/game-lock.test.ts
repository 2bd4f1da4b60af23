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
  later(() => void hold.release());
  return hold;
}

describe('the lock of a game', () => {
  it('is held by one page at a time, until it is released', async () => {
    const id = crypto.randomUUID();
    const other = await otherPage();
    const hold = held(await holdGame(id));
    expect(await inPage(other, () => holdGame(id))).to.equal('taken');
    await hold.release();
    held(await inPage(other, () => holdGame(id)));
    expect(await holdGame(id)).to.equal('taken');
  });

  it('is another one for another game', async () => {
    held(await holdGame(crypto.randomUUID()));
    held(await holdGame(crypto.randomUUID()));
  });

  it('can be taken over, which the page that had it is told', async () => {
    const id = crypto.randomUUID();
    const other = await otherPage();
    const first = held(await inPage(other, () => holdGame(id)));
    held(await takeOver(id));
    await first.lost;
    expect(await inPage(other, () => holdGame(id))).to.equal('taken');
  });

  it('that was taken over can be released without harm', async () => {
    const id = crypto.randomUUID();
    const first = held(await holdGame(id));
    held(await takeOver(id));
    await first.lost;
    await first.release();
    expect(await holdGame(id)).to.equal('taken');
  });

  it('is given up by a page that goes away', async () => {
    const id = crypto.randomUUID();
    const other = await otherPage();
    await inPage(other, () => holdGame(id));
    expect(await holdGame(id)).to.equal('taken');
    document.querySelector('iframe')?.remove();
    await releasedEverywhere(id);
    held(await holdGame(id));
  });

  it('is granted to everyone where there are no locks', async () => {
    stub(navigator as { locks: unknown }, 'locks', undefined);
    const id = crypto.randomUUID();
    held(await holdGame(id));
    held(await holdGame(id));
    held(await takeOver(id));
  });

  it('is granted where locks are refused, at once or later', async () => {
    const refusal = new DOMException('not here', 'SecurityError');
    stub(navigator.locks, 'request', () => Promise.reject(refusal));
    held(await holdGame(crypto.randomUUID()));
    stub(navigator.locks, 'request', () => {
      throw refusal;
    });
    held(await holdGame(crypto.randomUUID()));
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
