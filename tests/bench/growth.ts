import { execFileSync, spawn } from 'node:child_process';
import { copyFile, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { addFiles, finished, openTool, pressRun, runTool, setOption } from '../browser/tool-page.ts';
import { journeyInput, journeyScratch } from './journey-inputs.ts';
import { traceTasks } from './longest-task.ts';
import type { BenchOptions } from './main.ts';
import { textFiles } from './pdf-inputs.ts';
import { startSite } from './stayput-site.ts';

/**
 * `npm run bench -- growth`: how the work of the page’s own thread grows with the number of files, and of pages, from
 * the choice of the files to the last result; and how soon the page answers keys while a video is encoded and other
 * programs keep all processors busy. An exponent of 1 means that ten times as many take ten times as long.
 */

interface Series {
  name: string;
  tool: string;
  options?: Record<string, string>;
  counts: number[];
  /** Returns the files for a count; `folder` is there for them alone. */
  files: (count: number, folder: string) => Promise<string[]>;
}

/** Copies a file under as many names. */
async function copies(source: string, count: number, folder: string): Promise<string[]> {
  const files = Array.from({ length: count }, (_, index) => path.join(folder, `${index + 1}-${path.basename(source)}`));
  await Promise.all(files.map((file) => copyFile(source, file)));
  return files;
}

const qpdf = (...args: string[]) => execFileSync('qpdf', args);

async function onePage(): Promise<string> {
  const [text = ''] = await textFiles();
  const one = journeyScratch('one-page.pdf');
  qpdf(text, '--pages', '.', '3', '--', one);
  return one;
}

/** Makes a document of so many pages from the reports, one after another. */
async function pages(count: number, folder: string): Promise<string[]> {
  const texts = await textFiles();
  const [all, some] = [path.join(folder, 'all.pdf'), path.join(folder, `${count}-pages.pdf`)];
  const parts = Array.from({ length: Math.ceil(count / 90) }, (_, index) => texts[index % texts.length] ?? '');
  qpdf('--empty', '--pages', ...parts.flatMap((text) => [text, '1-z']), '--', all);
  qpdf(all, '--pages', '.', `1-${count}`, '--', some);
  return [some];
}

const many: Series[] = [
  {
    name: 'images to resize',
    tool: 'resize-image',
    options: { width: '400' },
    counts: [1, 10, 100, 1000],
    files: async (count, folder) => copies(await journeyInput('small.jpg'), count, folder),
  },
  {
    name: 'PDFs to merge',
    tool: 'merge-pdf',
    counts: [2, 10, 100, 1000],
    files: async (count, folder) => copies(await onePage(), count, folder),
  },
  { name: 'pages to rotate', tool: 'rotate-pages', counts: [10, 100, 1000, 5000], files: pages },
];

export async function bench({ only }: BenchOptions) {
  using site = await startSite();
  await using browser = await chromium.launch(launchOptions());
  for (const series of many.filter(({ name }) => name.includes(only))) {
    console.log(`\n| ${series.name} | the page’s thread | took | longest task | processor time | exponent |`);
    console.log('| --- | --- | --- | --- | --- | --- |');
    let before: { count: number; busy: number } | undefined;
    for (const count of series.counts) {
      const { busy, took, longest, processor } = await measure(browser, site.origin, series, count);
      const exponent = before && Math.log(busy / before.busy) / Math.log(count / before.count);
      const cells = [`${busy.toFixed(2)} s`, `${took.toFixed(1)} s`, ...[longest, processor].map(milliseconds)];
      console.log(`| ${count} | ${cells.join(' | ')} | ${exponent?.toFixed(2) ?? ''} |`);
      before = { count, busy };
    }
  }
  if ('answers'.includes(only)) await benchAnswers(browser, site.origin);
}

/** Browsers do not report tasks of less than 50 ms. */
const milliseconds = (value: number) => (value === 0 ? '< 50 ms' : `${value.toFixed(0)} ms`);

/** Notes the longest task of the page’s thread; those under 50 ms are not reported. */
const noteTasks = (page: Page) =>
  page.addInitScript(() => {
    const noted = { longest: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });

interface Noted {
  noted: { longest: number };
}

/**
 * Returns the seconds that the page's thread worked, those that passed, and in milliseconds its longest task and the
 * most processor time that one took.
 */
async function measure(browser: Browser, baseURL: string, { tool, options = {}, files }: Series, count: number) {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'stayput-growth-'));
  await using context = await browser.newContext({ baseURL });
  const given = await files(count, folder.path);
  const page = await context.newPage();
  await noteTasks(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await openTool(page, tool);
  for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    (window as unknown as Noted).noted.longest = 0;
  });
  const endTrace = await traceTasks(page);
  const [before, begun] = [await worked(), performance.now()];
  await addFiles(page, given);
  await runTool(page);
  const took = (performance.now() - begun) / 1000;
  const busy = (await worked()) - before;
  const { longest } = await page.evaluate(() => (window as unknown as Noted).noted);
  return { busy, took, longest, processor: await endTrace() };
}

/** How many keys are pressed, and the pause between two, in milliseconds. */
const keys = { count: 40, pause: 150 };

/** The time from a key to what it shows, at worst and in the middle, while a video is encoded. */
async function benchAnswers(browser: Browser, baseURL: string) {
  const busy = Array.from({ length: 2 }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const context = await browser.newContext({ baseURL });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const answers: number[] = [];
      Object.assign(window, { answers });
      // Anything faster is told as no event, and counts as 16 ms.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry instanceof PerformanceEventTiming && entry.interactionId) answers.push(entry.duration);
        // TypeScript does not know the threshold: https://w3c.github.io/event-timing/
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await openTool(page, 'compress-video');
    await addFiles(page, [await journeyInput('pan.mp4')]);
    await pressRun(page);
    for (let pressed = 0; pressed < keys.count; pressed += 1) {
      await page.keyboard.press('Tab');
      await page.waitForTimeout(keys.pause);
    }
    await finished(page);
    const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
    answers.sort((one, other) => one - other);
    const cells = [answers[answers.length >> 1] ?? 16, answers.at(-1) ?? 16].map((each) => `${each.toFixed(0)} ms`);
    console.log('\n| a key, while a video is encoded and two other programs are busy | median | longest |');
    console.log(`| --- | --- | --- |\n| Tab | ${cells.join(' | ')} |`);
  } finally {
    for (const one of busy) one.kill();
    await context.close();
  }
}
