import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../../scripts/browser.mjs';
import { enginePlugins } from '../../scripts/engine-plugins.ts';
import { buildTarget } from '../../src/browsers.ts';
import { browserProcess, processTree } from './processes.ts';
import { serveFolder } from './site.ts';

export interface BenchBrowser {
  page: Page;
  /** The process id of the browser's first process. */
  pid: number;
  /** Files that the page can fetch, by path. */
  files: Map<string, Uint8Array>;
  close(): Promise<void>;
}

/** Opens one of the pages beside this file, with engines that are built and isolated as on the site. */
export async function openBenchPage(
  name: 'page' | 'media-page' | 'pdf-page',
  files = new Map<string, Uint8Array>(),
): Promise<BenchBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'stayput-bench-'));
  await build({
    root: fileURLToPath(new URL(`./${name}`, import.meta.url)),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es', plugins: enginePlugins },
    build: { outDir: folder, emptyOutDir: true, target: buildTarget, assetsInlineLimit: 0 },
  });
  const { origin, server } = await serveFolder(folder, { isolated: true, files });
  // Launches the browser instead of connecting to a server, which would send files over a socket.
  const before = processTree(process.pid);
  // Uses a profile, as people do: a browser without one holds its private disk in memory, and writes to it four times
  // as slowly.
  const profile = await mkdtemp(join(tmpdir(), 'stayput-profile-'));
  const browser = await chromium.launchPersistentContext(profile, launchOptions());
  const pid = browserProcess(before);
  const page = await browser.newPage();
  await page.goto(origin);
  return {
    page,
    pid,
    files,
    async close() {
      await browser.close();
      server.close();
      await Promise.all([folder, profile].map((each) => rm(each, { recursive: true })));
    },
  };
}
