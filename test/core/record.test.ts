import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealKey, makeRecord, parseRecord } from '../../src/core/record.ts';
import { finishedSave, recordOf } from './records.ts';

describe('a record', () => {
  it('is made of a game that is over, up to the move that ended it', () => {
    expect(makeRecord(finishedSave())).toEqual({
      format: 1,
      id: 'a',
      game: 'pyramid',
      rules: 1,
      options: { aim: 'all' },
      start: { seed: '1' },
      origin: 'new',
      log: ['T', 'xp27'],
      times: [100, 200],
      elapsed: 2_500,
      endedAt: 5_000,
      score: [28],
      winners: [],
      reason: 'Nothing more can go',
      endedEarly: false,
      seat: 0,
      aids: { peeks: 0, hints: 0, again: false },
      deal: dealKey('pyramid', { aim: 'all' }, { seed: '1' }),
    });
  });

  it('is not made while the game is being played', () => {
    const { summary } = finishedSave();
    const playing = { ...summary, status: { kind: 'playing', seat: 0 } as const };
    expect(makeRecord(finishedSave({ summary: playing }))).toBeUndefined();
  });

  it('says when the players broke the game off', () => {
    const { summary } = finishedSave();
    const status = { kind: 'over', winners: [], reason: 'Ended early', endedEarly: true } as const;
    const save = finishedSave({ summary: { ...summary, status: { ...status, winners: [] } } });
    expect(makeRecord(save)?.endedEarly).toBe(true);
  });

  it('reads back from what was written', () => {
    const record = recordOf();
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  const damages: readonly [string, object, string][] = [
    ['another format', { format: 2 }, 'format: '],
    ['a move that is no text', { log: ['T', 7] }, 'log.1: '],
    ['a time too few', { times: [1] }, 'times: 1 for 2 moves'],
    ['no end', { endedAt: undefined }, 'endedAt: '],
    ['a score that is none', { score: ['many'] }, 'score.0: '],
    ['a seat nobody sat on', { seat: 1 }, 'seat: 1 of 1 scores'],
    ['damaged aids', { aids: { peeks: -1, hints: 0, again: false } }, 'aids.peeks: '],
  ];
  it.each(damages)('names the place of %s', (_what, damage, place) => {
    const parsed = parseRecord({ ...recordOf(), ...damage });
    expect('error' in parsed && parsed.error.startsWith(place), JSON.stringify(parsed)).toBe(true);
  });

  it('is never read from what is none', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(parseRecord(raw)).toHaveProperty('error');
      }),
    );
  });
});

describe('the key of a deal', () => {
  it('is the same for the same options in another order', () => {
    const one = dealKey('cascade', { columns: 6, rows: { a: 1, b: 2 } }, { seed: '1' });
    const other = dealKey('cascade', { rows: { b: 2, a: 1 }, columns: 6 }, { seed: '1' });
    expect(other).toBe(one);
  });

  it('differs by game, options, seed and position', () => {
    const keys = [
      dealKey('pyramid', { aim: 'all' }, { seed: '1' }),
      dealKey('cascade', { aim: 'all' }, { seed: '1' }),
      dealKey('pyramid', { aim: 'pyramid' }, { seed: '1' }),
      dealKey('pyramid', { aim: 'all' }, { seed: '2' }),
      dealKey('pyramid', { aim: 'all' }, { position: '1' }),
      dealKey('pyramid', { aim: 'all' }, { position: '1', seed: '2' }),
      dealKey('pyramid', ['all'], { seed: '1' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('stays the same through storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (options, seed) => {
        const stored = JSON.parse(JSON.stringify(options)) as unknown;
        expect(dealKey('pyramid', stored, { seed })).toBe(dealKey('pyramid', options, { seed }));
      }),
    );
  });
});
