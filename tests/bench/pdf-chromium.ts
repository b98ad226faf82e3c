import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../../scripts/browser.mjs';
import { enginePlugins } from '../../scripts/engine-plugins.ts';
import { buildTarget } from '../../src/browsers.ts';
import type { Note } from '../../src/jobs/contract/job.ts';
import type { RunJob } from './pdf-compress.ts';
import type { PdfContender } from './pdf-contender.ts';
import type { Rendering } from './pdf-render.ts';
import type { PdfBenchPage } from './pdf-page/page.ts';
import { cpuTime, processTree } from './processes.ts';
import { serveFolder } from './site.ts';

declare global {
  interface Window {
    pdfBench: PdfBenchPage;
  }
}

/** Starts the engines that run in a browser, in workers of one page, on files from disk. */
export async function startPdfChromium(): Promise<{
  contenders: PdfContender[];
  run: RunJob;
  /** The only result of a job with its notes, or the reason that there is none. */
  result(job: Parameters<RunJob>[0], file: string): Promise<{ bytes: Buffer; notes: Note[] } | string>;
  rendering: Rendering;
  close(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'stayput-bench-'));
  await build({
    root: fileURLToPath(new URL('./pdf-page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es', plugins: enginePlugins },
    build: { outDir: folder, emptyOutDir: true, target: buildTarget, assetsInlineLimit: 0 },
  });
  const { origin, server } = await serveFolder(folder, { isolated: true });
  // Launches the browser instead of connecting to a server, which would send files over a socket.
  const browser = await chromium.launch(launchOptions());
  const pid = processTree(process.pid).find((child) => child !== process.pid && isBrowser(child));
  if (pid === undefined) throw new Error('The browser has no process.');
  const page = await browser.newPage();
  await page.goto(origin);
  const contenders = (['stayput', 'pdf-lib'] as const).map((name): PdfContender => ({
    name,
    async run(files) {
      await page.setInputFiles('input', files);
      const renderers = processTree(pid).filter(isRenderer);
      const idle = Math.max(...renderers.map((renderer) => memoryOf(renderer, 'VmRSS')));
      for (const renderer of renderers) forgetPeak(renderer);
      const before = cpuTime(pid);
      const { wall, size } = await page.evaluate((engine) => window.pdfBench.run(engine, 1), name);
      const cpu = cpuTime(pid) - before;
      const memory = Math.max(...renderers.map((renderer) => memoryOf(renderer, 'VmHWM'))) - idle;
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
    async close() {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

const isBrowser = (pid: number): boolean => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('chrom');
const isRenderer = (pid: number): boolean => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer');

/** A process's current or peak memory, in bytes. */
function memoryOf(pid: number, key: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
}

/** Resets a process's peak memory (proc(5), clear_refs). */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');
