import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../../scripts/browser.mjs';
import { enginePlugins } from '../../scripts/engine-plugins.ts';
import { buildTarget } from '../../src/browsers.ts';
import type { Contender, ContenderName, Work } from './contender.ts';
import type { BenchPage } from './page/page.ts';
import { photo, type PhotoName } from './photos.ts';
import { cpuTime } from './processes.ts';
import { serveFolder } from './site.ts';

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const address = (name: PhotoName) => `/photos/${name.replaceAll(' ', '-')}`;

export interface BenchBrowser {
  page: Page;
  /** The process id of the browser's first process. */
  pid: number;
  /** Files that the page can fetch, by path. */
  files: Map<string, Uint8Array>;
  close(): Promise<void>;
}

/** Starts a page with the engines that run in a browser, built and isolated as on the site. */
export async function startPage(): Promise<BenchBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'stayput-bench-'));
  await build({
    root: fileURLToPath(new URL('./page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es', plugins: enginePlugins },
    build: { outDir: folder, emptyOutDir: true, target: buildTarget, assetsInlineLimit: 0 },
  });
  const files = new Map<string, Uint8Array>();
  const { origin, server } = await serveFolder(folder, { isolated: true, files });
  const process = await chromium.launchServer(launchOptions());
  const pid = process.process().pid;
  if (pid === undefined) throw new Error('The browser has no process.');
  const browser = await chromium.connect(process.wsEndpoint());
  const page = await browser.newPage();
  await page.goto(origin);

  const close = async () => {
    await browser.close();
    await process.close();
    server.close();
    await rm(folder, { recursive: true });
  };
  return { page, pid, files, close };
}

export async function startChromium(): Promise<Contender[]> {
  const { page, pid, files, close } = await startPage();
  const addressesOf = (photos: PhotoName[]) =>
    Promise.all(
      photos.map(async (name) => {
        files.set(address(name), await photo(name));
        return address(name);
      }),
    );
  let open = 2;
  const closeOne = async () => {
    open -= 1;
    if (open === 0) await close();
  };
  return (['stayput', 'jsquash'] as const).map((name) => contender(name, page, pid, addressesOf, closeOne));
}

function contender(
  name: Exclude<ContenderName, 'sharp'>,
  page: Page,
  pid: number,
  addressesOf: (photos: PhotoName[]) => Promise<string[]>,
  close: () => Promise<void>,
): Contender {
  // Playwright's types break down blobs, which these jobs do not contain.
  const plain = (work: Work) => work[name] as never;
  return {
    name,
    close,
    async run(work: Work, repeats: number) {
      const photos = await addressesOf(work.photos);
      await page.evaluate((addresses) => window.bench.fetch(addresses), photos);
      const before = cpuTime(pid);
      const wall = await page.evaluate(
        ([engine, addresses, wanted, times]) => window.bench.run(engine, addresses, wanted, times),
        [name, photos, plain(work), repeats] as const,
      );
      return { cpu: (cpuTime(pid) - before) / repeats, wall: wall / repeats };
    },
    async output(work: Work) {
      const photos = await addressesOf(work.photos.slice(0, 1));
      await page.evaluate((addresses) => window.bench.fetch(addresses), photos);
      const text = await page.evaluate(
        ([engine, addresses, wanted]) => window.bench.output(engine, addresses, wanted),
        [name, photos, plain(work)] as const,
      );
      return Buffer.from(text, 'base64');
    },
  };
}
