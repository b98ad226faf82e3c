import { copyFile, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { addFiles, finished, openTool, pressRun, setOption } from '../browser/tool-page.ts';
import { journeyInput, type JourneyInput } from './journey-inputs.ts';
import type { BenchOptions } from './main.ts';
import { startSite } from './stayput-site.ts';

/**
 * `npm run bench -- time-left`: whether the time left that a page states comes true. It is read when a fifth, half and
 * four fifths of the time that the work took have passed, and compared with what it took from then on. Nothing else
 * runs, as for someone who waits.
 */

interface Work {
  tool: string;
  input: JourneyInput;
  /** How many copies of the file are added. Default 1. */
  copies?: number;
  options?: Record<string, string>;
}

const works: Work[] = [
  { tool: 'compress-image', input: 'camera.jpg', copies: 12 },
  { tool: 'compress-image', input: 'camera.png', copies: 6 },
  { tool: 'convert-image', input: 'camera.heic', copies: 8 },
  { tool: 'convert-image', input: 'camera.jpg', copies: 4, options: { format: 'avif' } },
  { tool: 'resize-image', input: 'camera.webp', copies: 30 },
  { tool: 'images-to-pdf', input: 'camera.png', copies: 12 },
  { tool: 'compress-pdf', input: 'photos.pdf', copies: 16 },
  { tool: 'pdf-to-images', input: 'photos.pdf', copies: 8 },
  { tool: 'greyscale-pdf', input: 'photos.pdf', copies: 16 },
  { tool: 'merge-pdf', input: 'photos.pdf', copies: 60 },
  { tool: 'compress-video', input: 'pan.mp4' },
  { tool: 'convert-video', input: 'pan.mp4', options: { container: 'webm' } },
  { tool: 'resize-video', input: 'pan.mp4', copies: 2 },
  { tool: 'video-to-gif', input: 'pan.mp4' },
  { tool: 'convert-audio', input: 'talk.mp3', copies: 2, options: { container: 'm4a' } },
  { tool: 'change-volume', input: 'talk.mp3', copies: 2 },
  { tool: 'merge-audio', input: 'talk.mp3', copies: 4 },
];

/** When the statement is read, as shares of the time that the work takes. */
const moments = [0.2, 0.5, 0.8];

export async function bench({ only }: BenchOptions) {
  using site = await startSite();
  await using browser = await chromium.launch(launchOptions());
  console.log(`| work | took | ${moments.map((moment) => `said and was left at ${moment * 100}%`).join(' | ')} |`);
  console.log(`| --- | --- | ${moments.map(() => '---').join(' | ')} |`);
  for (const work of works.filter(({ tool, input }) => `${tool} ${input}`.includes(only)))
    await watch(browser, site.origin, work);
}

/** A statement of the page, in the seconds since the work began. */
type Said = [at: number, words: string];

async function watch(browser: Browser, baseURL: string, { tool, input, copies = 1, options = {} }: Work) {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'stayput-time-left-'));
  await using context = await browser.newContext({ baseURL });
  const source = await journeyInput(input);
  const files = Array.from({ length: copies }, (_, index) => path.join(folder.path, `${index + 1}-${input}`));
  await Promise.all(files.map((file) => copyFile(source, file)));
  const page = await context.newPage();
  await openTool(page, tool);
  for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
  await page.evaluate(() => {
    const state = document.querySelector('file-tool .state');
    const said: Said[] = [];
    Object.assign(window, { said });
    if (!state) return;
    const note = () => said.push([performance.now() / 1000, state.textContent]);
    new MutationObserver(note).observe(state, { childList: true, characterData: true, subtree: true });
  });
  await addFiles(page, files);
  // Some tools start by themselves.
  const startsAlone = await page.locator('.cancel').isVisible();
  const begun = await page.evaluate(() => performance.now() / 1000);
  if (!startsAlone) await pressRun(page);
  await finished(page);
  const ended = await page.evaluate(() => performance.now() / 1000);
  const said = await page.evaluate(() => (window as unknown as { said: Said[] }).said);
  const took = ended - begun;
  const cells = moments.map((moment) => {
    const now = begun + moment * took;
    const words = said.findLast(([at]) => at <= now)?.[1] ?? '';
    return describe(words, ended - now);
  });
  console.log(`| ${tool}, ${copies} × ${input} | ${took.toFixed(0)} s | ${cells.join(' | ')} |`);
}

/** Compares a statement with the seconds that were left. Less than ten seconds are not told more exactly. */
function describe(words: string, left: number): string {
  const was = `${left.toFixed(0)} s`;
  const [, stated] = /about (.+) left/.exec(words) ?? [];
  if (stated === undefined) return `${words.includes('less than') ? '< 10 s' : 'nothing'}, ${was}`;
  const units = { h: 3600, min: 60, s: 1 };
  const seconds = [...stated.matchAll(/(\d+) (h|min|s)/g)].reduce(
    // The pattern matches these units alone.
    (sum, [, amount, unit]) => sum + Number(amount) * units[unit as keyof typeof units],
    0,
  );
  return `${stated}, ${was}: ${(seconds / left).toFixed(2)}×`;
}
