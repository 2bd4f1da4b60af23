import { describe } from 'vitest';
import { fuzz } from '../fuzz/doors.ts';

describe('a hundred thousand pieces of damaged data harm nothing', () => {
  fuzz(100_000);
});
