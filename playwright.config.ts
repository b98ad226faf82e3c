import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

// Set once, and passed on to the workers: tests may look at what the functions have kept.
process.env['STAYPUT_DATA'] ??= resolve('test-results/data', String(process.pid));

export default defineConfig({
  testDir: 'tests',
  testMatch: ['browser/**/*.spec.ts', 'e2e/**/*.spec.ts'],
  outputDir: 'test-results/playwright',
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  workers: 2,
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
