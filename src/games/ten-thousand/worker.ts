// Ten-Thousand's mind in a thread of its own: its first answer takes longer than a frame.

import { answerWith } from '../../worker/answering.ts';
import { mind } from './mind.ts';

answerWith(mind, self);
