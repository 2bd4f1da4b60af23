// Asks the registry for known faults of what ships. Without a registry it says so and does not fail.

import './lib/require-node.mjs';
import { npmOutput } from './lib/npm.mjs';

/** The faults that count: what is lower cannot harm a page without a server. */
const LEVEL = 'moderate';

const report = npmOutput(['audit', '--omit=dev', '--json', `--audit-level=${LEVEL}`]);
const answer = parse(report.text);
if (!answer.metadata) {
  console.log('Not checked: the registry does not answer.');
} else if (report.well) {
  console.log('Nothing is known against what ships.');
} else {
  console.log(JSON.stringify(answer.vulnerabilities, undefined, 2));
  process.exitCode = 1;
}

/**
 * @param {string} text
 * @returns {{ metadata?: object, vulnerabilities?: object }}
 */
function parse(text) {
  try {
    /** @type {unknown} */
    const answer = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
