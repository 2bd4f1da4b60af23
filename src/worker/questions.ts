// What goes between the page and a worker: questions by name, one answer to each.

/** What a worker can be asked: pure functions, from plain data to plain data. */
export type Answers = Readonly<Record<string, (question: never) => unknown>>;

export type QuestionOf<A extends Answers, N extends keyof A> = Parameters<A[N]>[0];
export type AnswerOf<A extends Answers, N extends keyof A> = ReturnType<A[N]>;

export interface Asked {
  readonly name: string;
  readonly question: unknown;
}

export type Answered = { readonly answer: unknown } | { readonly error: string };
