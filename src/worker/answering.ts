// The worker's side: answers each question with the function of its name.

import type { Answered, Answers, Asked } from './questions.ts';

/** A worker's global object, as far as it is needed. */
interface Scope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Call once, as the whole of a worker. */
export function answerWith(answers: Answers, scope: Scope): void {
  scope.addEventListener('message', ({ data }) => {
    scope.postMessage(answerTo(data as Asked, answers));
  });
}

function answerTo({ name, question }: Asked, answers: Answers): Answered {
  try {
    const answer = answers[name];
    if (!answer) throw new Error(`nothing answers "${name}"`);
    return { answer: answer(question as never) };
  } catch (error) {
    return { error: String(error) };
  }
}
