// The page's side of a worker: asks one question after another, each of which can be called off.

import type { Answered, AnswerOf, Answers, Asked, QuestionOf } from './questions.ts';

/**
 * A worker cannot be interrupted. So it gets the next question only when it has answered the one
 * before, and calling off the question that it is at ends it; the next question starts another.
 */
export class WorkerClient<A extends Answers> {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  /** Settled when the worker is free. */
  #free: Promise<unknown> = Promise.resolve();

  /** `start` is called for the first question, and for the next one after the worker was ended. */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /**
   * Rejects with the signal's reason as soon as that is aborted; with another error where there are
   * no workers, where this one does not load, and when it cannot answer.
   */
  ask<N extends keyof A & string>(
    name: N,
    question: QuestionOf<A, N>,
    signal: AbortSignal,
  ): Promise<AnswerOf<A, N>> {
    const answer = this.#free.then(() => this.#askNow({ name, question }, signal));
    this.#free = answer.catch(() => undefined);
    return Promise.race([answer as Promise<AnswerOf<A, N>>, aborted(signal)]);
  }

  #askNow(asked: Asked, signal: AbortSignal): Promise<unknown> {
    const done = new AbortController();
    return new Promise<unknown>((resolve, reject) => {
      signal.throwIfAborted();
      const worker = (this.#worker ??= this.#start());
      const end = (reason: unknown): void => {
        worker.terminate();
        this.#worker = undefined;
        reject(asError(reason));
      };
      const listen = { signal: done.signal };
      signal.addEventListener('abort', () => end(signal.reason), listen);
      worker.addEventListener('error', ({ message }) => end(message), listen);
      worker.addEventListener('messageerror', () => end('its answer cannot be read'), listen);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answered>) => {
          if ('error' in data) reject(new Error(data.error));
          else resolve(data.answer);
        },
        listen,
      );
      worker.postMessage(asked);
    }).finally(() => {
      done.abort();
    });
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (): void => reject(asError(signal.reason));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(`The worker failed: ${String(reason)}`);
}
