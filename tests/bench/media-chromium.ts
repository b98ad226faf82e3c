import type { Page } from '@playwright/test';
import type { MediaJob } from '../../src/jobs/contract/job.ts';
import { openBenchPage } from './bench-page.ts';
import type { Core, MediaBenchPage, Ran } from './media-page/page.ts';
import { cpuTime, forgetPeaks, peakMemory } from './processes.ts';

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

export interface MediaChromium extends AsyncDisposable {
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
  const { page, pid, close } = await openBenchPage('media-page', cores);

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
    close,
    [Symbol.asyncDispose]: close,
  };
}
