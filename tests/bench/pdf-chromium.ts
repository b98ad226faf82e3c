import type { Note } from '../../src/jobs/contract/job.ts';
import { openBenchPage } from './bench-page.ts';
import type { RunJob } from './pdf-compress.ts';
import type { PdfContender } from './pdf-contender.ts';
import type { Rendering } from './pdf-render.ts';
import type { PdfBenchPage } from './pdf-page/page.ts';
import { cpuTime, forgetPeaks, heldByRenderer, peakMemory } from './processes.ts';

declare global {
  interface Window {
    pdfBench: PdfBenchPage;
  }
}

/** Starts the engines that run in a browser, in workers of one page, on files from disk. */
export async function startPdfChromium(): Promise<
  AsyncDisposable & {
    contenders: PdfContender[];
    run: RunJob;
    /** The only result of a job with its notes, or the reason that there is none. */
    result(job: Parameters<RunJob>[0], file: string): Promise<{ bytes: Buffer; notes: Note[] } | string>;
    rendering: Rendering;
    close(): Promise<void>;
  }
> {
  const { page, pid, close } = await openBenchPage('pdf-page');
  const contenders = (['stayput', 'pdf-lib'] as const).map((name): PdfContender => ({
    name,
    async run(files) {
      await page.setInputFiles('input', files);
      const idle = heldByRenderer(pid);
      forgetPeaks(pid);
      const before = cpuTime(pid);
      const { wall, size } = await page.evaluate((engine) => window.pdfBench.run(engine, 1), name);
      const cpu = cpuTime(pid) - before;
      const memory = peakMemory(pid) - idle;
      return { cpu, wall, size, memory };
    },
  }));
  const result = async (job: Parameters<RunJob>[0], file: string) => {
    await page.setInputFiles('input', [file]);
    const made = await page.evaluate(
      (asked) => window.pdfBench.result(JSON.parse(asked) as typeof job),
      JSON.stringify(job),
    );
    return 'problem' in made ? made.problem : { bytes: Buffer.from(made.base64, 'base64'), notes: made.notes };
  };
  const run: RunJob = async (job, file) => {
    const made = await result(job, file);
    return typeof made === 'string' ? made : made.bytes;
  };
  const timed = async (file: string, work: () => Promise<number>) => {
    await page.setInputFiles('input', [file]);
    const before = cpuTime(pid);
    const pages = await work();
    return { cpu: cpuTime(pid) - before, pages };
  };
  const rendering: Rendering = {
    facts: (file) => timed(file, () => page.evaluate(() => window.pdfBench.facts())),
    thumbnails: (file, ...asked) =>
      timed(file, () => page.evaluate((all) => window.pdfBench.thumbnails(...all), asked)),
    run: (job, file) =>
      timed(file, () =>
        page.evaluate((asked) => window.pdfBench.count(JSON.parse(asked) as typeof job), JSON.stringify(job)),
      ),
  };
  return {
    contenders,
    run,
    result,
    rendering,
    close,
    [Symbol.asyncDispose]: close,
  };
}
