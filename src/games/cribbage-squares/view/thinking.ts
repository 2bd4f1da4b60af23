// The coach of Cribbage Squares as the screen asks it: in a worker that starts with the first question.

import { html } from 'lit';
import type { GameMind } from '../../../ui/game-mind.ts';
import { WorkerClient } from '../../../worker/worker-client.ts';
import { EMPTY_GRID_WORDS, hintWords, parWords } from '../coach-words.ts';
import type { Mind } from '../mind.ts';
import { scoreGrid } from '../scoring.ts';
import type { Table } from '../table.ts';
import './par-grid.ts';

const worker = new WorkerClient<Mind>(
  () => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' }),
);

export const thinking = {
  /** Shows what is to be expected of each free cell. */
  async hint(session, signal) {
    const { cells, card } = session.table as Table;
    if (!cells.some(Boolean)) return { words: EMPTY_GRID_WORDS, shown: [], idle: true };
    const found = await worker.ask('expectations', { cells, card }, signal);
    return found.length === 0 ? undefined : { words: hintWords(found), shown: found };
  },
  async review(session, signal) {
    const { cells, starter } = session.table as Table;
    const cards = cells.filter((card) => card !== undefined);
    if (!starter || cards.length < cells.length) return undefined;
    const par = await worker.ask('par', { cards, starter }, signal);
    const yours = scoreGrid(cells, starter);
    const best = { cells: par.cells, starter };
    return {
      words: `${parWords(par, yours.total)}.`,
      picture: html`<par-grid .best=${best} .yours=${yours}></par-grid>`,
    };
  },
} satisfies GameMind;
