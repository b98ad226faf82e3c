import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startChromium } from './chromium.ts';
import type { EnginePage, Start } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const starts = { firefox: startFirefox, webkit: startWebKit };

/** Starts the browser of a project: Chromium, unless the project is named after another engine. */
export async function startEngine(project: string, options: Omit<Start, 'folder'>): Promise<EnginePage> {
  const folder = await mkdtemp(join(tmpdir(), `stayput-${project}-`));
  await mkdir(join(folder, 'downloads'));
  const start = Object.hasOwn(starts, project) ? starts[project as keyof typeof starts] : startChromium;
  const page = await start({ ...options, folder });
  return {
    ...page,
    async close() {
      await page.close();
      // The browser may still be writing there.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

interface Engine {
  /** The browser of the project, which all tests of a worker share. After a failure, the next test gets another. */
  engine: EnginePage;
}

export const test = base.extend<object, Engine>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands the braces.
    async ({}, use, { project }) => {
      const page = await startEngine(project.name, { site: process.env['STAYPUT_URL'] ?? '' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
