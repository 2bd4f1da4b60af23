// The benchmarks with as many games as their figures are kept for, in hours: docs/strength.md.

import './lib/require-node.mjs';
import { npm } from './lib/npm.mjs';

process.env.TRAY_BENCH = 'full';
const well = npm(['run', '--silent', 'bench', '--', ...process.argv.slice(2)], process.env);
process.exitCode = well ? 0 : 1;
