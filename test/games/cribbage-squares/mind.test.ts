import { describe, expect, it } from 'vitest';
import { PACK } from '../../../src/core/cards.ts';
import { shuffle, stream } from '../../../src/core/random.ts';
import { expectations, par } from '../../../src/games/cribbage-squares/coach.ts';
import { mind, type Mind } from '../../../src/games/cribbage-squares/mind.ts';
import { cribbageSquares } from '../../../src/games/cribbage-squares/rules.ts';
import type { QuestionOf } from '../../../src/worker/questions.ts';
import { card } from './cards.ts';

describe('the mind', () => {
  const { table } = [1, 6, 11].reduce(cribbageSquares.apply, cribbageSquares.setup({}, '5'));
  const [starter = card('AC'), ...cards] = shuffle(PACK, stream('5', 'mind')).items.slice(0, 17);

  it('answers as the coach does', () => {
    expect(mind.expectations(table)).toEqual(expectations(table));
    expect(mind.par({ cards, starter })).toEqual(par(cards, starter));
  });

  it('takes and gives what can go between threads', () => {
    const question: QuestionOf<Mind, 'par'> = { cards, starter };
    const answer = mind.par(structuredClone(question));
    expect(structuredClone(answer)).toEqual(answer);
    const found = mind.expectations(structuredClone(table));
    expect(structuredClone(found)).toEqual(found);
  });
});
