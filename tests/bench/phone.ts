import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { addFiles, openTool, runTool } from '../browser/tool-page.ts';
import type { BenchOptions } from './main.ts';
import { slowNetwork, type SlowNetwork } from './slow-network.ts';
import { startSite } from './stayput-site.ts';

/**
 * `npm run bench -- phone`: how long somebody with a slow phone waits for the first result, in a browser that has never
 * visited. The built site is served in its smallest form (`npm run compress`). The main thread is slowed down, and
 * workers are not, because Chromium cannot do that.
 */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const network = { rate: 1.6e6, latency: 150 };
/** How many times slower the page's main thread is. */
const slower = 4;

/** In milliseconds. */
const longest = 120_000;

interface Visit {
  name: string;
  tool: string;
  file: string;
}

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

const visits: Visit[] = [
  { name: 'Compress a photo', tool: 'compress-image', file: fixture('photos/mountain.jpg') },
  { name: 'HEIC to JPEG', tool: 'heic-to-jpg', file: fixture('images/photo.heic') },
  { name: 'Rotate the pages of a PDF', tool: 'rotate-pages', file: fixture('pdf/illustrated.pdf') },
];

export async function bench({ only, samples }: BenchOptions) {
  const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
  spawnSync(process.execPath, [main, 'compress'], { stdio: ['ignore', 'ignore', 'inherit'] });
  using site = await startSite();
  using line = await slowNetwork(site.origin, network);
  await using browser = await chromium.launch(launchOptions());
  console.log('| first visit on a slow phone | before a file | to the result | row | first result |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const visit of visits.filter(({ name }) => name.includes(only))) {
    const turns = [];
    for (let turn = 0; turn < samples; turn += 1) turns.push(await visitOnce(browser, line, visit));
    const [middle] = turns.toSorted((a, b) => a.seconds - b.seconds).slice(turns.length >> 1);
    if (!middle) continue;
    const { before, after, row, seconds } = middle;
    const times = `${row.toFixed(1)} s | ${seconds.toFixed(1)} s`;
    console.log(`| ${visit.name} | ${kilobytes(before)} | ${kilobytes(after)} | ${times} |`);
  }
}

/**
 * Returns the bytes that were transferred before and after a file was chosen, and the times from then to its row and to
 * the result, in seconds.
 */
async function visitOnce(browser: Browser, { origin: baseURL, received }: SlowNetwork, { tool, file }: Visit) {
  await using context = await browser.newContext({ ...phone, baseURL });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const begun = received();
  await openTool(page, tool);
  const before = received() - begun;
  const start = performance.now();
  await addFiles(page, [file]);
  const row = (performance.now() - start) / 1000;
  await page.locator('.run:enabled:not([aria-disabled=true])').waitFor({ timeout: longest });
  await runTool(page);
  return { before, after: received() - begun - before, row, seconds: (performance.now() - start) / 1000 };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
