import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';
import { everything, leftOut } from './tests/nightly.ts';

// Set once, and passed on to the workers: tests may look at what the functions have kept.
process.env['STAYPUT_DATA'] ??= resolve('test-results/data', String(process.pid));

/** Tests of what only the whole browser has, and of what must be seen in the browser that people use. */
const inWholeBrowser = /@whole-browser/;

/** Chromium without its windows: it starts and opens pages in half the time. */
const headlessShell = { launchOptions: launchOptions({ shell: true }) };

export default defineConfig({
  testDir: 'tests',
  // Every project takes workers, and browsers, of its own: folders tell tests apart.
  projects: [
    {
      name: 'whole-browser',
      testMatch: ['e2e/*.spec.ts', 'browser/media/work.spec.ts'],
      ...(everything ? {} : { grep: inWholeBrowser }),
      grepInvert: leftOut,
    },
    {
      name: 'shell',
      testMatch: ['{browser,e2e}/**/*.spec.ts'],
      grepInvert: [inWholeBrowser, ...leftOut],
      use: headlessShell,
    },
  ],
  outputDir: 'test-results/playwright',
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }], ['./tests/slowest.ts']],
  // Many tests wait more than they work.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Engines are downloaded and compiled on first use, which busy machines take their time for.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // What the server said when it had started.
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
