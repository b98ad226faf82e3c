// Sums up the reports of Vitest and Playwright, for .ci/run: node scripts/sum-tests.mjs <status of tests> <status of
// checks>
import { readFileSync } from 'node:fs';

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error(`${file} is not there: those tests did not run to their end.`);
    return undefined;
  }
}

const unit = read('test-results/vitest.json');
const browser = read('test-results/playwright.json');
const [testStatus, checkStatus] = process.argv.slice(2).map(Number);

const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const failedTests = (unit?.numFailedTests ?? 0) + (browser ? browser.stats.unexpected + browser.stats.flaky : 0);
// A file that does not load fails without a test. A check is not a test, but its failure counts.
const failed = Math.max(failedTests, testStatus === 0 ? 0 : 1) + (checkStatus === 0 ? 0 : 1);
if (checkStatus !== 0) console.error('npm run check failed.');

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || !unit || !browser ? 1 : 0;
