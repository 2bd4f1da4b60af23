// A worker for the tests of its client.

import { answerWith } from '../../../src/worker/answering.ts';

let questions = 0;

const answers = {
  double: (number: number) => 2 * number,
  /** How many questions this very worker was asked. */
  count: () => ++questions,
  fail: (reason: string): string => {
    throw new Error(reason);
  },
  forever: (): string => {
    for (;;) questions += 1;
  },
};

export type TestAnswers = typeof answers;

answerWith(answers, self);
