import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { nightly } from '../nightly.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { launchOptions } from '../../scripts/browser.mjs';
import { readImage } from '../browser/readers.ts';
import { addFiles, fixture, only, saveResults } from '../browser/tool-page.ts';
import { tools } from '../browser/all-tools.ts';

/** A page that agents can use, in one browser for all of these tests. */
const test = base.extend<object, { agentPage: Page }>({
  agentPage: [
    async ({ playwright }, use) => {
      const options = launchOptions({ shell: true });
      const browser = await playwright.chromium.launch({
        ...options,
        args: [...options.args, '--enable-features=WebMCP'],
      });
      const page = await browser.newPage({ baseURL: process.env['STAYPUT_URL'] ?? '' });
      await page.addInitScript(() => delete window.showSaveFilePicker);
      await use(page);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** Everything that came through the channel, as text. */
const heard = new WeakMap<Page, string[]>();

interface Answer {
  content: [{ text: string }];
  structuredContent: Record<string, unknown>;
  isError?: true;
}

/** Calls a tool like an agent that has only WebMCP. */
async function call(page: Page, name: string, input: Record<string, unknown> = {}): Promise<Answer> {
  const answer = (await page.webmcp.callTool(name, input as never)) as unknown as Answer;
  heard.set(page, [...(heard.get(page) ?? []), JSON.stringify(answer)]);
  return answer;
}

async function data(page: Page, name: string, input?: Record<string, unknown>) {
  const { structuredContent, isError } = await call(page, name, input);
  expect(isError, JSON.stringify(structuredContent)).toBeUndefined();
  return structuredContent;
}

/** Runs a tool, and waits for the end like an agent. */
async function work(page: Page, name: string, input?: Record<string, unknown>) {
  let told = await data(page, name, input);
  while (told['working'] === true) told = await data(page, 'get_status', { wait: 60 });
  return told;
}

async function toolNames(page: Page) {
  const offered = await page.webmcp.tools();
  heard.set(page, [...(heard.get(page) ?? []), JSON.stringify(offered)]);
  return offered.map(({ name }) => name);
}

/** Opens a page like an agent: with its tools, where they are offered. */
async function open(page: Page, slug: string, bring: 'nothing' | 'files' | 'results' = 'nothing') {
  await call(page, 'open_tool', { name: slug, bring });
  await page.waitForURL(`**/${slug}`);
  await expect.poll(() => toolNames(page)).toContain(slug);
}

test('only browsers in which agents can use pages load what is for agents', async ({ page, agentPage }) => {
  const loaded = { usual: new Array<string>(), forAgents: new Array<string>() };
  page.on('request', (request) => loaded.usual.push(request.url()));
  agentPage.on('request', (request) => loaded.forAgents.push(request.url()));
  await page.goto('/compress-image', { waitUntil: 'networkidle' });
  await agentPage.goto('/compress-image');
  const offering = /\/offer-tools[^/]*\.js$/;
  await expect.poll(() => loaded.forAgents.filter((address) => offering.test(address))).toHaveLength(1);
  expect(loaded.usual.filter((address) => offering.test(address))).toEqual([]);
});

test('an agent finds all tools, each with a schema that is valid', async ({ agentPage: page }) => {
  await page.goto('/');
  await expect.poll(() => toolNames(page)).toEqual(['describe_tool', 'list_tools', 'open_tool']);
  const { tools: listed } = (await data(page, 'list_tools')) as { tools: { name: string }[] };
  const names = listed.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...tools.map(({ slug }) => slug), 'workflow'].toSorted());
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  for (const name of names) {
    const described = await data(page, 'describe_tool', { name });
    const schema = described['inputSchema'] as object;
    expect(ajv.validateSchema(schema), name).toBe(true);
    expect(ajv.compile(schema)({}), name).toBe(true);
    expect(ajv.compile(schema)({ 'no-such-option': 1 }), name).toBe(false);
  }
});

/** Appear in the names and contents of files, as text and as bytes: none of it may come through the channel. */
const inName = 'canary-name-51c7';
const inContent = 'canary-content-9e02';

const jpeg = (name: string, colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .withExif({ IFD0: { ImageDescription: inContent, Artist: inContent } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));

async function pdf(name: string, pages: number) {
  const document = await PDFDocument.create();
  document.setTitle(inContent);
  for (let number = 1; number <= pages; number += 1) document.addPage().drawText(`${inContent} ${number}`);
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** Builds an MP3 with a title (ID3v2.3). */
function song(name: string) {
  const text = Buffer.from(`\0${inContent}`, 'latin1');
  const frame = Buffer.concat([Buffer.from('TIT2'), Buffer.from([0, 0, 0, text.length, 0, 0]), text]);
  const head = Buffer.concat([Buffer.from('ID3'), Buffer.from([3, 0, 0, 0, 0, 0, frame.length])]);
  return {
    name,
    mimeType: 'audio/mpeg',
    buffer: Buffer.concat([head, frame, readFileSync(fixture('media/tone.mp3'))]),
  };
}

/** Opens a tool's page for agents, without the state of earlier tests. */
async function begin(page: Page, slug: string) {
  heard.delete(page);
  await page.goto(`/${slug}`);
  await expect.poll(() => toolNames(page)).toContain(slug);
}

const strip = (page: Page) => page.getByRole('complementary', { name: 'Agent' });

interface ToldFile {
  name?: string;
  state: string;
  error?: { code: string; sentence: string };
  results?: { name?: string; notes: { code: string; sentence: string }[] }[];
}
const filesIn = (told: Record<string, unknown>) => told['files'] as ToldFile[];

test('an agent works on given photos, and one that fails holds up no other', nightly, async ({ agentPage: page }) => {
  await begin(page, 'compress-image');
  await expect(strip(page)).toBeHidden();
  expect((await call(page, 'compress-image')).structuredContent).toMatchObject({ code: 'no-files' });
  const photos = await Promise.all(['red', 'green', 'blue'].map((one) => jpeg(`${inName}-${one}.jpg`, one)));
  const [first] = photos;
  if (!first) throw new Error('There are no photos');
  await addFiles(page, [...photos, { ...first, name: `${inName}-broken.jpg`, buffer: first.buffer.subarray(0, 200) }]);

  const wrong = await call(page, 'compress-image', { kilobytes: -1, colour: 'red' });
  expect(wrong).toMatchObject({ isError: true, structuredContent: { code: 'bad-input' } });
  expect(wrong.content[0].text).toMatch(/does not fit the schema.*kilobytes: .*colour: /);

  const set = await data(page, 'set_options', { goal: 'size', kilobytes: 10, format: 'webp' });
  expect(set).toMatchObject({ options: { goal: 'size', kilobytes: '10', format: 'webp' }, working: false });
  await expect(page.locator('#option-kilobytes')).toHaveValue('10');
  await expect(strip(page)).toContainText('An agent is using this page. It set options.');

  const done = await work(page, 'compress-image');
  expect(done).toMatchObject({ done: 3, failed: 1, all: 4, working: false });
  expect(filesIn(done).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'refused']);
  expect(filesIn(done)[3]?.error).toMatchObject({ code: 'corrupt-file', sentence: /damaged or incomplete/ });
  const small = await saveResults(page);
  expect(small.size).toBe(3);
  for (const bytes of small.values()) {
    expect(await readImage(bytes)).toMatchObject({ format: 'webp', width: 640 });
    expect(bytes.length).toBeLessThanOrEqual(10_000);
  }

  await open(page, 'resize-image', 'results');
  await expect(page.locator('file-rows li')).toHaveCount(3);
  expect(await work(page, 'resize-image', { width: 100 })).toMatchObject({ done: 3, failed: 0 });
  await open(page, 'images-to-pdf', 'results');
  expect(await work(page, 'images-to-pdf')).toMatchObject({ done: 3, together: { state: 'done' } });
  expect((await PDFDocument.load(only(await saveResults(page)))).getPageCount()).toBe(3);
  expect(heard.get(page)?.join('\n')).not.toContain('canary');
});

test('an agent hears the names of documents only once a person allows it', nightly, async ({ agentPage: page }) => {
  await begin(page, 'merge-pdf');
  const one = await pdf(`${inName}-one.pdf`, 2);
  await addFiles(page, [one, await pdf(`${inName}-two.pdf`, 1)]);
  expect(await work(page, 'merge-pdf')).toMatchObject({ done: 2, together: { state: 'done' } });
  await open(page, 'rotate-pages', 'results');
  expect(await work(page, 'rotate-pages', { angle: '180', pages: '2-3' })).toMatchObject({ done: 1 });
  const turned = await PDFDocument.load(only(await saveResults(page)));
  expect(turned.getPages().map((one) => one.getRotation().angle)).toEqual([0, 180, 180]);

  await open(page, 'redact-pdf', 'results');
  const missed = await work(page, 'redact-pdf', { words: `${inContent} 7` });
  expect(filesIn(missed)[0]?.error).toMatchObject({ code: 'words-not-found', sentence: /person can read the reason/ });
  await open(page, 'pdf-to-text', 'files');
  const text = await work(page, 'pdf-to-text');
  expect(text).toMatchObject({ done: 1, files: [{ results: [{ mimeType: 'text/plain' }] }] });
  expect(only(await saveResults(page)).toString()).toContain(inContent);
  expect(heard.get(page)?.join('\n')).not.toContain('canary');

  await strip(page).getByLabel('Let it see file names').check();
  const named = await data(page, 'get_status');
  expect(filesIn(named)[0]?.name).toContain(inName);
  expect(JSON.stringify(named)).not.toContain(inContent);
});

test(
  'an agent converts sound and makes an animation of a video; it cancels, asks for saving, and is stopped',
  nightly,
  async ({ agentPage: page }) => {
    await begin(page, 'convert-audio');
    await addFiles(page, [song(`${inName}.mp3`)]);
    expect(await work(page, 'convert-audio', { container: 'wav' })).toMatchObject({ done: 1 });
    expect(
      only(await saveResults(page))
        .subarray(0, 4)
        .toString(),
    ).toBe('RIFF');
    await open(page, 'edit-tags', 'files');
    await expect(page.locator('#option-title')).toHaveValue(inContent);
    expect(JSON.stringify(await data(page, 'get_status'))).not.toContain(inContent);
    expect(await work(page, 'edit-tags', { artist: 'Nobody' })).toMatchObject({ done: 1 });
    expect(
      only(await saveResults(page))
        .subarray(0, 1000)
        .toString('latin1')
        .replaceAll('\0', ''),
    ).toContain('Nobody');

    await begin(page, 'video-to-gif');
    const clip = readFileSync(fixture('media/clip.mp4'));
    await addFiles(
      page,
      [1, 2, 3, 4, 5, 6].map((number) => ({ name: `${inName}-${number}.mp4`, mimeType: 'video/mp4', buffer: clip })),
    );
    const running = call(page, 'video-to-gif', { quality: 100, frameRate: '25' });
    await expect.poll(async () => (await data(page, 'get_status'))['working']).toBe(true);
    expect((await call(page, 'set_options', { width: 100 })).structuredContent).toMatchObject({ code: 'busy' });
    await data(page, 'cancel');
    expect((await running).structuredContent).toMatchObject({ all: 6, working: false });
    expect((await running).structuredContent['done']).toBeLessThan(6);
    expect((await call(page, 'cancel')).structuredContent).toMatchObject({ code: 'not-working' });
    expect(await work(page, 'video-to-gif', { width: 80, frameRate: '5' })).toMatchObject({ done: 6 });
    await data(page, 'ask_to_save');
    const saved = await saveResults(page, () => strip(page).getByRole('button', { name: 'Save' }).click());
    expect(saved.size).toBe(6);
    for (const bytes of saved.values()) expect(await readImage(bytes)).toMatchObject({ format: 'gif', width: 80 });
    expect(heard.get(page)?.join('\n')).not.toContain('canary');

    await strip(page).getByRole('button', { name: 'Stop the agent' }).press('Enter');
    await expect(strip(page).getByRole('button', { name: 'Allow again' })).toBeFocused();
    await expect.poll(() => toolNames(page)).toEqual([]);
    await page.reload();
    await expect(strip(page)).toContainText('Agents are stopped in this tab');
    await strip(page).getByRole('button', { name: 'Allow again' }).click();
    await expect.poll(() => toolNames(page)).toContain('video-to-gif');
    await expect(strip(page)).toBeHidden();
  },
);

test(
  'an agent runs several steps, and fills in the form to write to us without sending it',
  nightly,
  async ({ agentPage: page }) => {
    await begin(page, 'workflow');
    await addFiles(page, [fixture('photos/cat.png')]);
    const unknown = await call(page, 'workflow', { steps: [{ tool: 'crop-image' }, { tool: 'no-such-tool' }] });
    expect(unknown.structuredContent).toMatchObject({ code: 'unknown-tool' });
    const steps = [
      { tool: 'resize-image', options: { width: 90 } },
      { tool: 'convert-image', options: { format: 'webp' } },
    ];
    expect(await work(page, 'workflow', { steps })).toMatchObject({
      done: 1,
      steps: 'resize-image:width=90;convert-image:format=webp',
    });
    expect(await readImage(only(await saveResults(page)))).toMatchObject({ format: 'webp', width: 90 });

    await page.goto('/contact');
    await expect.poll(() => toolNames(page)).toContain('write_to_stayput');
    void page.webmcp
      .callTool('write_to_stayput', {
        name: 'Ann',
        email: 'ann@example.org',
        subject: 'Hello',
        message: 'Good morning to you.',
      })
      .catch(() => undefined);
    await expect(page.getByLabel('Message')).toHaveValue('Good morning to you.');
    await expect(page.getByText('An agent has filled in this form.')).toBeVisible();
    await expect(page.locator('.sent')).toBeHidden();
  },
);
