import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { sha256 } from '../../server/build-manifest.ts';
import type { BuildManifest } from '#build/build-manifest.ts';
import { startServer } from '../../server/start.ts';
import { manifestAddress } from '#addresses/build-addresses.ts';
import type { FamilyId } from '#families.ts';
import { siteCopy } from './site-copy.ts';

/**
 * Creates a modifiable copy of the built site, its own server, which can be stopped, and a browser with persistent
 * storage.
 */
export async function keptSite() {
  const copy = await siteCopy();
  const { root, fileAt } = copy;
  const start = (port: number) => startServer({ root, data: join(root, '.data'), host: '127.0.0.1', port });
  let server: Awaited<ReturnType<typeof start>> | undefined = await start(0);
  const { port } = new URL(server.url);
  let context: BrowserContext | undefined;

  const site = {
    origin: `http://localhost:${port}`,
    /** Cuts the network: nothing answers. */
    async stop() {
      await server?.close();
      server = undefined;
    },
    async goOn() {
      server ??= await start(Number(port));
    },
    /** Starts the browser, which must not be running, and opens a page of the site. */
    async open(path: string): Promise<Page> {
      context = await chromium.launchPersistentContext(join(root, 'profile'), {
        ...launchOptions({ shell: true }),
        baseURL: site.origin,
      });
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(path);
      return page;
    },
    async quit() {
      await context?.close();
      context = undefined;
    },
    /** Changes a file in `dist/`, without updating the manifest. */
    change: copy.change,
    /** Updates a file's entry in the manifest, which makes this a new build of the site. */
    async list(path: string) {
      const bytes = await readFile(fileAt(path));
      const manifest = JSON.parse(await readFile(fileAt(manifestAddress), 'utf8')) as BuildManifest;
      const files = manifest.files.map((file) =>
        file.path === path ? { ...file, sha256: sha256(bytes), size: bytes.length } : file,
      );
      await writeFile(fileAt(manifestAddress), JSON.stringify({ ...manifest, files }));
    },
    /** Rewrites the headers, after which the server reloads the site. */
    async publish(edit = (headers: string) => headers) {
      await site.change('/_headers', edit);
      await new Promise((looked) => setTimeout(looked, 600));
    },
    async [Symbol.asyncDispose]() {
      await site.quit();
      await site.stop();
      await copy[Symbol.asyncDispose]();
    },
  };
  return site;
}

/** Keeps the tools of a family, or all, on the page `/offline`. */
export async function keepOffline(page: Page, part: FamilyId | 'pages' | 'all') {
  await expect(page.locator('keep-offline[data-ready]')).toBeAttached();
  await page.locator(`button[data-keep="${part}"]`).click();
  // The whole site is fetched and verified, which takes minutes on a busy machine.
  await expect(page.locator('keep-offline [role=status]')).not.toBeEmpty({ timeout: 240_000 });
  await expect(page.locator('keep-offline .work')).toBeHidden();
}

/** Returns everything that is kept: a map of address to headers, by cache. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const all: Record<string, Record<string, Record<string, string>>> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const files: Record<string, Record<string, string>> = {};
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        files[new URL(request.url).pathname] = Object.fromEntries(response?.headers ?? []);
      }
      all[name] = files;
    }
    return all;
  });
