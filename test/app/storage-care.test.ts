import { describe, expect, it, vi } from 'vitest';
import { StorageCare } from '../../src/app/storage-care.ts';

const answers = (answer: boolean) => (): Promise<boolean> => Promise.resolve(answer);
const rejects = (): Promise<never> => Promise.reject(new TypeError('not allowed'));
const throws = (): never => {
  throw new TypeError('not allowed');
};
const never = (): Promise<never> => new Promise(() => undefined);

describe('the care for what is stored', () => {
  it.each([
    ['was granted before', { persisted: answers(true), persist: answers(true) }, 'protected'],
    ['is granted', { persisted: answers(false), persist: answers(true) }, 'protected'],
    ['is refused', { persisted: answers(false), persist: answers(false) }, 'unprotected'],
    ['cannot be asked for', { persisted: rejects, persist: rejects }, 'unprotected'],
    ['may not even be asked for', { persisted: throws, persist: throws }, 'unprotected'],
    ['does not exist', {}, 'unprotected'],
    ['is never answered', { persisted: never, persist: never }, 'unknown'],
  ] as const)('says what is true when protection %s', async (_what, manager, protection) => {
    const care = new StorageCare(manager);
    void care.protect();
    await vi.waitFor(() => {
      expect(care.protection).toBe(protection);
    });
  });

  it('asks once in a visit', async () => {
    const persist = vi.fn(answers(false));
    const care = new StorageCare({ persisted: answers(false), persist });
    await care.protect();
    await care.protect();
    expect(persist).toHaveBeenCalledOnce();
  });

  it('tells who listens, until they do not', async () => {
    const care = new StorageCare({ persisted: answers(false), persist: answers(true) });
    const heard = vi.fn();
    const stop = care.subscribe(heard);
    await vi.waitFor(() => {
      expect(heard).toHaveBeenCalledTimes(1);
    });
    stop();
    await care.protect();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('knows how much is used, or that it does not', async () => {
    const measured = new StorageCare({ estimate: () => Promise.resolve({ usage: 12 }) });
    expect(await measured.usedBytes()).toBe(12);
    expect(await new StorageCare({ estimate: rejects }).usedBytes()).toBeUndefined();
    expect(await new StorageCare({}).usedBytes()).toBeUndefined();
  });
});
