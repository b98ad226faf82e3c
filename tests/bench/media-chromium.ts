import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../../scripts/browser.mjs';
import { enginePlugins } from '../../scripts/engine-plugins.ts';
import { buildTarget } from '../../src/browsers.ts';
import type { MediaJob } from '../../src/jobs/contract/job.ts';
import type { Core, MediaBenchPage, Ran } from './media-page/page.ts';
import { browserProcess, cpuTime, forgetPeaks, peakMemory, processTree } from './processes.ts';
import { serveFolder } from './site.ts';

declare global {
  interface Window {
    mediaBench: MediaBenchPage;
  }
}

/** What one run cost, and what it returned. */
export type Sample = Ran & {
  /** Processor time of all the browser's processes, in milliseconds. */
  cpu: number;
  /** The peak memory of its largest process, in bytes. */
  memory: number;
};

export interface MediaChromium {
  page: Page;
  stayput(job: MediaJob, files: string[]): Promise<Sample>;
  ffmpeg(core: Core, args: string[], output: string, files: string[]): Promise<Sample>;
  endFfmpeg(): Promise<void>;
  /** Saves a result of the last run to disk. */
  save(to: string, index?: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * A page with the media engine, built as the site builds it, that works on files from disk.
 *
 * @param cores ffmpeg.wasm's files, by address.
 */
export async function startMediaChromium(cores = new Map<string, Uint8Array>()): Promise<MediaChromium> {
  const folder = await mkdtemp(join(tmpdir(), 'stayput-bench-'));
  await build({
    root: fileURLToPath(new URL('./media-page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es', plugins: enginePlugins },
    build: { outDir: folder, emptyOutDir: true, target: buildTarget, assetsInlineLimit: 0 },
  });
  const { origin, server } = await serveFolder(folder, { isolated: true, files: cores });
  // Launches the browser instead of connecting to a server, which would send files over a socket.
  const before = processTree(process.pid);
  // Uses a profile, as people do: a browser without one holds its private disk in memory, and writes to it four times
  // as slowly.
  const profile = await mkdtemp(join(tmpdir(), 'stayput-profile-'));
  const browser = await chromium.launchPersistentContext(profile, launchOptions());
  const pid = browserProcess(before);
  const page = await browser.newPage();
  await page.goto(origin);

  const measured = async (files: string[], run: () => Promise<Ran>): Promise<Sample> => {
    await page.setInputFiles('input', files);
    forgetPeaks(pid);
    const used = cpuTime(pid);
    const ran = await run();
    return { ...ran, cpu: cpuTime(pid) - used, memory: peakMemory(pid) };
  };
  return {
    page,
    stayput: (job, files) =>
      measured(files, () => page.evaluate((text) => window.mediaBench.stayput(text), JSON.stringify(job))),
    ffmpeg: (core, args, output, files) =>
      measured(files, () =>
        page.evaluate(([...given]) => window.mediaBench.ffmpeg(...given), [core, args, output] as const),
      ),
    endFfmpeg: () => page.evaluate(() => window.mediaBench.endFfmpeg()),
    async save(to, index = 0) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.evaluate((which) => window.mediaBench.save(which), index),
      ]);
      await download.saveAs(to);
    },
    async close() {
      await browser.close();
      server.close();
      await Promise.all([folder, profile].map((each) => rm(each, { recursive: true })));
    },
  };
}
