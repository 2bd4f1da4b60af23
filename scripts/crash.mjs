// Kills the browser a hundred times, or as often as is said, and prints what was lost.

import './lib/require-node.mjs';
import { npm } from './lib/npm.mjs';

process.env.TRAY_KILLS = process.argv[2] ?? '100';
const well = npm(['run', '--silent', 'e2e', '--', 'crash', '--project=phone'], process.env);
process.exitCode = well ? 0 : 1;
