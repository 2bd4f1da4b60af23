import { describe, expect, it } from 'vitest';
import { withLabels } from '../../src/core/cards.ts';

describe('a text with cards', () => {
  it.each([
    ['Tip: queen of clubs with ace of diamonds.', 'Tip: Q♣ with A♦.'],
    ['First select the 10 of spades that lies on it', 'First select the 10♠ that lies on it'],
    ['Covered by 8♥ and 3♠', 'Covered by 8♥ and 3♠'],
    ['The stock is empty', 'The stock is empty'],
  ])('%s is written %s', (text, written) => {
    expect(withLabels(text)).toBe(written);
  });
});
