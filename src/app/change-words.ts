// What is said of a change that is no move, whatever the game.

import type { Change } from '../session/session.ts';

export const CHANGE_WORDS: Readonly<Record<Exclude<Change, 'play' | 'aid'>, string>> = {
  undo: 'Undone',
  redo: 'Redone',
  restart: 'Back at the deal',
};
