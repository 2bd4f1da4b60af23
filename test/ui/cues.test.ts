import { describe, expect, it } from 'vitest';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { tenThousand } from '../../src/games/ten-thousand/rules.ts';
import { endCue } from '../../src/ui/cues.ts';

const over = (winners: readonly number[]) => ({ kind: 'over', winners, reason: '' }) as const;

describe('the end of a game is told', () => {
  const seats = [
    { kind: 'person', name: 'Zoe' },
    { kind: 'bot', name: 'Steady', level: 'steady' },
  ];
  it.each([
    ['as a win when a person wins', [0], 'win'],
    ['as a win when a person shares it with a bot', [0, 1], 'win'],
    ['as an end when only a bot wins', [1], 'end'],
    ['as an end when nobody wins', [], 'end'],
  ] as const)('%s', (_, winners, cue) => {
    const session = { game: tenThousand, options: { seats }, status: over(winners) };
    expect(endCue(session)).toBe(cue);
  });

  it('as a win in a game for one, where there are no bots', () => {
    expect(endCue({ game: pyramid, options: {}, status: over([0]) })).toBe('win');
  });
});
