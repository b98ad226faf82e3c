import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { fromWorkers } from '#proof/ways-out.ts';
import type { Tool } from '#tool.ts';
import { runWithExamples } from '../browser/run-with-examples.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults } from '../browser/tool-page.ts';
import { samples, samplesOfTool } from '../samples.ts';
import { test, tryAll } from './attack.ts';
import { keepOffline, keptFiles, keptSite } from './kept-site.ts';
import type { Listener } from './listener.ts';
import { everything, nightly } from '../nightly.ts';

const toolOf = async (slug: string) =>
  ((await import(pathToFileURL(resolve(`src/tools/${slug}.ts`)).href)) as { default: Tool }).default;

/** One for each engine, and one for files that need more of an engine. At night, every tool with every format. */
const jobs: [slug: string, files: string[]][] = everything
  ? await everyJob()
  : [
      ['convert-image', ['tests/fixtures/images/photo.heic']],
      ['merge-pdf', ['tests/fixtures/pdf/plain.pdf', 'tests/fixtures/images/photo.webp']],
      ['convert-audio', ['tests/fixtures/media/tone.wav']],
    ];

async function everyJob(): Promise<typeof jobs> {
  return Promise.all(
    globSync('src/tools/*.ts').map(async (file): Promise<(typeof jobs)[number]> => {
      const slug = basename(file, '.ts');
      const tool = await toolOf(slug);
      const files = tool.accepts.map((id) => samplesOfTool[slug]?.[id] ?? samples[id]);
      return [slug, tool.files === 2 ? [files[0] ?? '', files[0] ?? ''] : files];
    }),
  );
}

async function resultsOf(page: Page, slug: string, files: string[]) {
  const tool = await toolOf(slug);
  await openTool(page, slug);
  await addFiles(page, files);
  await runWithExamples(page, tool);
  const { size } = await saveResults(page);
  return size >= (tool.batch === 'all' ? 1 : files.length) ? 'as many as wanted' : `only ${size}`;
}

/** Starts a worker from the kept files, and tries all ways out of it. */
async function attackKeptWorker(page: Page, foreign: Listener) {
  await openTool(page, 'convert-image');
  const starting = page.waitForEvent('worker', (worker) => worker.url().includes('/image.worker/'));
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  const worker = await starting;
  await runTool(page);
  await tryAll(worker, fromWorkers, foreign.origin);
  expect(foreign.heard).toEqual([]);
}

test(
  'after "Keep all", tools of every family work in a browser that starts without a network, and their workers may do no more than from it',
  nightly,
  async ({ foreign }) => {
    test.setTimeout(jobs.length * 60_000);
    await using site = await keptSite();
    await keepOffline(await site.open('/offline'), 'all');
    await site.quit();
    await site.stop();

    const page = await site.open('/');
    await expect(page.locator('h1')).toHaveText('Your file stays put.');
    await page.reload();
    for (const [slug, files] of jobs)
      expect.soft(await resultsOf(page, slug, files).catch(String), slug).toBe('as many as wanted');
    await attackKeptWorker(page, foreign);
  },
);

test(
  'workers that start from what is kept may do no more than those from the network; tools of a family that is not kept say what they lack',
  nightly,
  async ({ foreign }) => {
    await using site = await keptSite();
    let page = await site.open('/offline');
    await keepOffline(page, 'image');
    await site.quit();
    await site.stop();
    page = await site.open('/');
    await attackKeptWorker(page, foreign);

    await openTool(page, 'convert-audio');
    await addFiles(page, [fixture('media/tone.wav')]);
    await expect(rowOf(page, 'tone.wav')).toContainText('A part of the site that this tool needs could not be loaded.');
  },
);

test.describe('a new version', () => {
  const page = '/privacy.html';
  const mark = 'Words of the new version';
  const newer = (html: string) => html.replace(/(<h1[^>]*>)[^<]*/, `$1${mark}`);

  test('is fetched whole, and shown only to who agrees', nightly, async () => {
    await using site = await keptSite();
    const visit = await site.open('/offline');
    await keepOffline(visit, 'audio');
    await site.change(page, newer);
    await site.list(page);
    await site.publish();

    await visit.goto('/privacy');
    const line = visit.locator('.new-version');
    await expect(line).toContainText('A new version of Stayput is ready.');
    await visit.reload();
    await expect(visit.locator('h1')).not.toHaveText(mark);
    await site.stop();
    await line.getByRole('button', { name: 'Use the new version' }).click();
    await expect(visit.locator('h1')).toHaveText(mark);
    await visit.goto('/offline');
    await expect(visit.locator('#audio')).toHaveClass(/kept/);
  });

  test('is not used when a file of it is not the one that it lists', async () => {
    await using site = await keptSite();
    const visit = await site.open('/offline');
    await keepOffline(visit, 'pages');
    await site.change(page, newer);
    await site.list(page);
    await site.change(page, (html) => html.replace(mark, 'Words that nobody listed'));
    await site.publish();

    await visit.goto('/privacy');
    const line = visit.locator('.new-version');
    await expect(line).toContainText('A new version was found but is not used. /privacy does not match');
    await expect(line.getByRole('button')).toHaveText(['Close']);
    await site.stop();
    await visit.goto('/privacy');
    await expect(visit.locator('h1')).toHaveText('Privacy');
  });

  test('is one with other headers too, and comes with them', nightly, async () => {
    await using site = await keptSite();
    const visit = await site.open('/offline');
    await keepOffline(visit, 'pages');
    const before = Object.values(await keptFiles(visit)).find((files) => '/privacy' in files)?.['/privacy'];
    const stricter = (text: string) => text.replaceAll('manifest-src', 'frame-src');
    await site.change('/.well-known/build-manifest.json', stricter);
    await site.publish(stricter);
    await visit.goto('/privacy');
    await visit.getByRole('button', { name: 'Use the new version' }).click();
    await expect(visit.locator('.new-version')).toHaveCount(0);
    await visit.waitForLoadState();
    const kept = Object.values(await keptFiles(visit)).map((files) => files['/privacy'] ?? {});
    const name = 'content-security-policy';
    expect(before?.[name]).toContain('manifest-src');
    expect(kept.map((headers) => headers[name])).toContain(before?.[name]?.replace('manifest-src', 'frame-src'));
  });
});

test('what comes with other bytes or headers than the build lists is not kept, and that is said', nightly, async () => {
  await using site = await keptSite();
  const page = await site.open('/offline');
  const isRefused = async () => {
    await keepOffline(page, 'pages');
    await expect(page.locator('keep-offline [role=status]')).toContainText('/contact does not match');
    await page.reload();
    await expect(page.locator('#pages')).not.toHaveClass(/kept/);
  };
  await site.change('/contact.html', (html) => `${html}\n`);
  await site.publish();
  await isRefused();

  await site.change('/contact.html', (html) => html.slice(0, -1));
  await site.publish((text) => text.replace(/(\n\/contact\n {2}Content-Security-Policy: )/, '$1frame-src *; '));
  await isRefused();
  await site.stop();
  await expect(page.goto('/privacy')).rejects.toThrow();
});

test(
  'nothing is kept unless somebody asks for it; keeping can be cancelled, and what is kept removed, one kind or all',
  nightly,
  async () => {
    await using site = await keptSite();
    const page = await site.open('/compress-image');
    await addFiles(page, [fixture('photos/coffee.jpg')]);
    await page.goto('/offline');
    await expect(page.locator('keep-offline[data-ready]')).toBeAttached();
    const serviceWorkers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await keptFiles(page)).toEqual({});
    expect(await serviceWorkers()).toBe(0);

    const total = async () => Object.values(await keptFiles(page)).flatMap((files) => Object.keys(files)).length;
    await page.locator('button[data-keep=all]').click();
    await expect(page.locator('.arrived')).toContainText(' of ');
    await page.locator('.cancel').click();
    await expect(page.locator('keep-offline [role=status]')).toContainText('Cancelled');
    expect(await total()).toBe(0);

    await keepOffline(page, 'audio');
    const withAudio = await total();
    await page.locator('button[data-remove=audio]').click();
    await expect(page.locator('#audio')).not.toHaveClass(/kept/);
    await expect.poll(total).toBeLessThan(withAudio);
    await page.locator('button[data-remove=all]').click();
    await expect(page.locator('#pages')).not.toHaveClass(/kept/);
    for (const look of ['at once', 'later']) {
      expect(await keptFiles(page), look).toEqual({});
      await page.goto('/compress-image');
    }
    expect(await serviceWorkers()).toBe(0);
  },
);

test('pages of the languages that were used are kept, and every entry of their menus opens one without a network', async () => {
  await using site = await keptSite();
  const first = await site.open('/offline');
  await keepOffline(first, 'pages');
  await first.goto('/de/offline');
  const record = () => first.evaluate(async () => (await caches.match('/offline-parts'))?.text());
  await expect.poll(record, { timeout: 60_000 }).toMatch(/"inUse":.*"de"/);
  await site.quit();
  await site.stop();

  const page = await site.open('/trim-video');
  for (const language of ['de', 'en']) {
    await page.locator(`nav.languages a[lang="${language}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  }
});
