import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { engines, launchOptions } from './scripts/browser.mjs';
import { everything, leftOut } from './tests/nightly.ts';

// Set once, and passed to the workers, so that tests can read what the functions store.
process.env['STAYPUT_DATA'] ??= resolve('test-results/data', String(process.pid));

/** Tests of features that only the full browser has, and of what must be seen in the browser that people use. */
const inWholeBrowser = /@whole-browser/;

/** Headless Chromium, which starts and opens pages in half the time. */
const headlessShell = { launchOptions: launchOptions({ shell: true }) };

/** At night tests do far more work, on every page and format. */
const patience = everything ? 3 : 1;

export default defineConfig({
  testDir: 'tests',
  // Every project starts its own workers and browsers, so tests are separated by folders instead.
  projects: [
    {
      name: 'whole-browser',
      testMatch: ['e2e/*.spec.ts', 'browser/media/work.spec.ts'],
      ...(everything ? {} : { grep: inWholeBrowser }),
      grepInvert: leftOut,
    },
    {
      name: 'shell',
      testMatch: ['{browser,e2e}/**/*.spec.ts', `engines/{integrity,ways-out${everything ? ',tools' : ''}}.spec.ts`],
      grepInvert: [inWholeBrowser, ...leftOut],
      use: headlessShell,
    },
    // Every tool, the policies and the pages in the engines of the other browsers.
    ...engines().there.map((name) => ({ name, testMatch: ['engines/*.spec.ts'], grepInvert: leftOut })),
  ],
  outputDir: 'test-results/playwright',
  reporter: [
    ['line'],
    ['json', { outputFile: 'test-results/playwright.json' }],
    ['./tests/slowest.ts'],
    ['./tests/engines/left-out.ts'],
  ],
  // Many tests wait more than they compute.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Several times what the slowest of them takes: a hang ends soon, and says which step it was.
  timeout: 120_000 * patience,
  expect: { timeout: 20_000 * patience },
  use: {
    actionTimeout: 30_000 * patience,
    navigationTimeout: 30_000 * patience,
    // The address that the server printed when it started.
    baseURL: process.env['STAYPUT_URL'] ?? '',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node server/main.ts',
    env: { PORT: '0', STAYPUT_DATA: process.env['STAYPUT_DATA'] },
    wait: { stdout: /Stayput on (?<stayput_url>http\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
