import { describe } from 'vitest';
import { fuzz } from './doors.ts';

describe('damaged data harms nothing', () => {
  fuzz(4_000);
});
