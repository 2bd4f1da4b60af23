// Cascade's mind in a thread of its own, so that the board never waits for it.

import { answerWith } from '../../worker/answering.ts';
import { mind } from './mind.ts';

answerWith(mind, self);
