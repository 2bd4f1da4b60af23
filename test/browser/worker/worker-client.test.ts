import { expect } from '@open-wc/testing';
import { WorkerClient } from '../../../src/worker/worker-client.ts';
import type { TestAnswers } from './test-worker.ts';

const never = new AbortController().signal;
let started = 0;

function client(): WorkerClient<TestAnswers> {
  started = 0;
  return new WorkerClient(() => {
    started += 1;
    return new Worker(new URL('./test-worker.ts', import.meta.url), { type: 'module' });
  });
}

/** Until what was asked has gone to the worker. */
function moment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function failure(promise: Promise<unknown>): Promise<string> {
  try {
    return `answered ${String(await promise)}`;
  } catch (error) {
    return String(error);
  }
}

describe('a worker', () => {
  it('is started with the first question and answers each', async () => {
    const asked = client();
    expect(started).to.equal(0);
    expect(await asked.ask('double', 21, never)).to.equal(42);
    expect(await asked.ask('double', 5, never)).to.equal(10);
    expect(started).to.equal(1);
  });

  it('answers questions asked at once in their order', async () => {
    const asked = client();
    const answers = [1, 2, 3].map(() => asked.ask('count', undefined, never));
    expect(await Promise.all(answers)).to.deep.equal([1, 2, 3]);
  });

  it('says why it cannot answer, and goes on', async () => {
    const asked = client();
    expect(await failure(asked.ask('fail', 'no such card', never))).to.include('no such card');
    expect(await asked.ask('count', undefined, never)).to.equal(1);
    expect(started).to.equal(1);
  });
});

describe('a question called off', () => {
  it('is rejected at once with the reason, and the next one is answered by another worker', async () => {
    const asked = client();
    await asked.ask('count', undefined, never);
    const calling = new AbortController();
    const endless = asked.ask('forever', undefined, calling.signal);
    const next = asked.ask('count', undefined, never);
    await moment();
    calling.abort();
    expect(await failure(endless)).to.include('AbortError');
    expect(await next).to.equal(1);
    expect(started).to.equal(2);
  });

  it('before its turn is never asked', async () => {
    const asked = client();
    const [first, second] = [new AbortController(), new AbortController()];
    const endless = asked.ask('forever', undefined, first.signal);
    const waiting = asked.ask('count', undefined, second.signal);
    second.abort();
    expect(await failure(waiting)).to.include('AbortError');
    first.abort();
    expect(await failure(endless)).to.include('AbortError');
    expect(await asked.ask('count', undefined, never)).to.equal(1);
    expect(started).to.equal(2);
  });

  it('after its answer changes nothing', async () => {
    const asked = client();
    const calling = new AbortController();
    await asked.ask('count', undefined, calling.signal);
    calling.abort();
    expect(await asked.ask('count', undefined, never)).to.equal(2);
    expect(started).to.equal(1);
  });

  it('before it is asked starts no worker', async () => {
    const asked = client();
    expect(await failure(asked.ask('double', 1, AbortSignal.abort()))).to.include('AbortError');
    expect(started).to.equal(0);
  });
});

describe('without a worker', () => {
  it('a question is rejected where there are none', async () => {
    const asked = new WorkerClient<TestAnswers>(() => {
      throw new ReferenceError('Worker is not defined');
    });
    expect(await failure(asked.ask('double', 1, never))).to.include('Worker is not defined');
  });

  it('a question is rejected where it does not load, and the next one tries again', async () => {
    let missing = true;
    const asked = new WorkerClient<TestAnswers>(() => {
      const file = missing ? './no-such-worker.ts' : './test-worker.ts';
      return new Worker(new URL(file, import.meta.url), { type: 'module' });
    });
    expect(await failure(asked.ask('double', 1, never))).to.include('The worker failed');
    missing = false;
    expect(await asked.ask('double', 1, never)).to.equal(2);
  });
});
