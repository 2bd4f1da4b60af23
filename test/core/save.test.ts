import { describe, expect, it } from 'vitest';
import { parseSave, type Start } from '../../src/core/save.ts';
import { finishedSave } from './records.ts';

describe('a save', () => {
  it.each<Start>([{ seed: '1' }, { position: 'x' }, { position: 'x', seed: '1' }])(
    'keeps its start %j whole',
    (start) => {
      const save = finishedSave({ start });
      expect(parseSave(JSON.parse(JSON.stringify(save)))).toEqual(save);
    },
  );

  it('has no start whose position is damaged', () => {
    const damaged = { ...finishedSave(), start: { position: 7, seed: '1' } };
    const failed = parseSave(damaged);
    expect('error' in failed && failed.error).toMatch(/^start/);
  });
});
