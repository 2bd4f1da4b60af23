// Ten-Thousand's coach as the screen asks it: in a worker that starts with the first question.

import type { GameMind } from '../../../ui/game-mind.ts';
import { WorkerClient } from '../../../worker/worker-client.ts';
import { adviceWords } from '../coach-words.ts';
import type { Mind } from '../mind.ts';
import type { Table } from '../table.ts';

const worker = new WorkerClient<Mind>(
  () => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' }),
);

export const thinking = {
  async hint(session, signal) {
    const table = session.table as Table;
    const { WIN_DATA: chances } = await import('../win-data.ts');
    const advice = await worker.ask('advise', { table, chances }, signal);
    const words = adviceWords(table, advice);
    return words === undefined ? undefined : { words, shown: advice };
  },
} satisfies GameMind;
