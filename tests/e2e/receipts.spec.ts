import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  addFiles,
  fixture,
  only,
  pressInMenu,
  runTool,
  saveResults,
  type GivenFile,
  withinTheTest,
} from '../browser/tool-page.ts';
import { atNight, nightly } from '../nightly.ts';

const photos = ['astronaut.jpg', 'coffee.jpg', 'cat.png'].map((name) => fixture(`photos/${name}`));
const [portrait = '', coffee = ''] = photos;
const pdf = fixture('pdf/illustrated.pdf');
const two = [fixture('pdf/first.pdf'), fixture('pdf/second.pdf')];

async function open(page: Page, link: string) {
  await page.addInitScript(() => delete window.showSaveFilePicker);
  await page.goto(`/${link}`);
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await expect(page.getByText('The settings in this link were not used')).toHaveCount(0);
}

/** Saves the receipt of the results on a page, like a person. */
async function receiptOf(page: Page): Promise<Buffer> {
  await pressInMenu(page, 'Receipt');
  const dialog = page.getByRole('dialog', { name: 'Receipt' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the receipt' }).click(),
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  return readFileSync(await download.path());
}

async function make(page: Page, link: string, files: GivenFile[]) {
  await open(page, link);
  await addFiles(page, files);
  await runTool(page);
  return { receipt: await receiptOf(page), results: await saveResults(page) };
}

const asJson = (buffer: Buffer) => ({ name: 'receipt.json', mimeType: 'application/json', buffer });

async function openCheck(page: Page) {
  await page.goto('/receipts');
  await expect(page.locator('receipt-check[data-ready]')).toBeAttached();
}

async function giveReceipt(page: Page, receipt: Buffer) {
  await page.getByLabel('Choose the receipt').setInputFiles(asJson(receipt));
}

async function check(page: Page, files: GivenFile[]) {
  const input = page.getByLabel('Choose files');
  if (files.every((file) => typeof file === 'string')) await input.setInputFiles(files);
  else await input.setInputFiles(files.filter((file) => typeof file !== 'string'));
  await expect(page.locator('.files .said')).toContainText('added');
  await page.getByRole('button', { name: /Run it/ }).click();
  await expect(page.locator('.cancel')).toBeHidden({ timeout: withinTheTest });
  await expect(page.locator('.sum')).toHaveText(/dentical$|checked$/);
}

async function inAnotherProfile(browser: Browser, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  await use(await context.newPage());
  await context.close();
}

/** Jobs with identical results everywhere: the link that sets them, and the files. */
const jobs: readonly (readonly [link: string, files: readonly string[]])[] = [
  ['resize-image#width=300&format=webp', photos],
  ['workflow#resize-image:width=200;images-to-pdf;compress-pdf:level=screen', photos],
  ...atNight([
    ['compress-image', [portrait]],
    ['compress-image#goal=size&kilobytes=30&format=avif', [coffee]],
    ['convert-image#format=png', [coffee]],
    ['convert-image#format=jxl', [coffee]],
    ['rotate-image#turn=90', photos],
    ['remove-metadata', photos],
    ['images-to-pdf', photos],
    ['merge-images', photos],
    ['merge-pdf', two],
    ['rotate-pages#angle=90', [pdf]],
    ['compress-pdf', [pdf]],
    ['greyscale-pdf', [pdf]],
    ['add-page-numbers', [pdf]],
    ['flatten-pdf', [pdf]],
    ['pdf-to-images', [pdf]],
    ['pages-per-sheet', [pdf]],
    ['mute-video', [fixture('media/clip.mp4')]],
    ['convert-audio#container=flac', [fixture('media/tone.wav')]],
    ['convert-audio#container=mp3', [fixture('media/tone.wav')]],
    ['trim-audio#start=0:00.5', [fixture('media/tone.wav')]],
    ['video-to-gif#width=120', [fixture('media/clip.mp4')]],
    ['workflow#merge-pdf;greyscale-pdf;add-page-numbers', two],
  ] as const),
];

for (const [link, files] of jobs)
  test(
    `the receipt of ${link} is run again in another profile, and the results are identical`,
    nightly,
    async ({ page, browser }) => {
      const { receipt } = await make(page, link, [...files]);
      await inAnotherProfile(browser, async (other) => {
        await openCheck(other);
        await giveReceipt(other, receipt);
        await check(other, [...files]);
        await expect(other.locator('.sum')).toHaveText('Identical');
      });
    },
  );

test(
  'a receipt names no file unless somebody wants it, and says what no recipe can hold',
  nightly,
  async ({ page }) => {
    await open(page, 'watermark-image#place=centre');
    await page.locator('#option-text').fill('Very secret');
    await addFiles(page, [coffee]);
    await runTool(page);
    const receipt = (await receiptOf(page)).toString();
    expect(JSON.parse(receipt)).toMatchObject({
      stayputReceipt: 1,
      jobs: [{ tool: 'watermark-image', missing: ['text'], outputs: [{}] }],
    });
    expect(receipt).toMatch(/"manifest": "[\da-f]{64}"/);
    expect(receipt).not.toMatch(/coffee|secret/i);
    await pressInMenu(page, 'Receipt');
    await expect(page.getByText('not to run the job again')).toBeVisible();
    await page.getByLabel('Include the names of the files').check();
    await expect(page.getByRole('dialog').locator('pre')).toContainText('"name": "coffee.jpg"');
    await page.getByRole('link', { name: 'Check a receipt' }).click();
    await expect(page.locator('receipt-check[data-ready]')).toBeAttached();
    await giveReceipt(page, Buffer.from(receipt));
    await check(page, [coffee]);
    await expect(page.locator('.jobs')).toContainText(
      'the receipt does not say what was typed, drawn or added for “Text”',
    );
  },
);

test('a byte that was changed is found, in the file and in the result', async ({ page }) => {
  const { receipt, results } = await make(page, 'resize-image#width=200', [coffee]);
  const [name, result] = [...results][0] ?? ['', Buffer.alloc(0)];
  expect(only(results)).toBe(result);
  const original = readFileSync(coffee);
  const changedAt = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const jpeg = (buffer: Buffer, named: string) => ({ name: named, mimeType: 'image/jpeg', buffer });

  await openCheck(page);
  await giveReceipt(page, receipt);
  await check(page, [jpeg(changedAt(original, 500), 'coffee.jpg')]);
  await expect(page.locator('.jobs')).toContainText('None of the files that you added is the one in the receipt.');

  await openCheck(page);
  await giveReceipt(page, receipt);
  await check(page, [jpeg(original, 'any-name.jpg'), jpeg(changedAt(result, 700), name)]);
  await expect(page.locator('.sum')).toHaveText('Not identical');
  await expect(page.locator('.jobs')).toContainText('differs from the result made here, starting at byte 701.');

  await openCheck(page);
  await giveReceipt(page, receipt);
  await check(page, [jpeg(original, 'any-name.jpg'), jpeg(result, name)]);
  await expect(page.locator('.sum')).toHaveText('Identical');

  // A different result, and a different program: the page says both, and which byte differs first.
  const forged = receipt
    .toString()
    .replace(/"wasm-vips": "[^"]*"/, '"wasm-vips": "0.0.1"')
    .replace('width=200', 'width=201');
  await openCheck(page);
  await giveReceipt(page, Buffer.from(forged));
  await check(page, [jpeg(original, 'any-name.jpg'), jpeg(result, name)]);
  await expect(page.locator('.jobs')).toContainText('The result differs');
  await expect(page.locator('.jobs')).toContainText('The first difference is at byte');
  await expect(page.locator('.jobs')).toContainText(/wasm-vips: version \S+ here, 0\.0\.1 in the receipt\./);
});

test('what is no receipt is refused with a sentence, and what it names is never run', nightly, async ({ page }) => {
  const job = {
    tool: 'resize-image',
    recipe: 'width=200',
    missing: [],
    inputs: [{ sha256: 'a'.repeat(64), bytes: 1 }],
    outputs: [{ sha256: 'b'.repeat(64), bytes: 1 }],
  };
  const whole = { stayputReceipt: 1, browser: 'Any', isolated: true, engines: {}, jobs: [job] };
  await openCheck(page);
  const said = page.locator('.receipt .said');
  for (const [text, why] of [
    ['no JSON', 'it is not JSON'],
    ['[]', 'it is not a receipt from this site'],
    ['null', 'it is not a receipt from this site'],
    ['{"stayputReceipt":2}', 'a newer version of this site made it'],
    ['{"stayputReceipt":1}', 'part of it is missing'],
    [JSON.stringify({ ...whole, jobs: [] }), 'part of it is missing'],
    [JSON.stringify({ ...whole, engines: 7 }), 'part of it is missing'],
    [JSON.stringify({ ...whole, jobs: [{ ...job, inputs: [{ sha256: '<b>', bytes: 1 }] }] }), 'part of it is missing'],
    [`"${'x'.repeat(10_000_000)}"`, 'it is too large to be a receipt'],
  ] as const) {
    await giveReceipt(page, Buffer.from(text));
    await expect(said).toHaveText(new RegExp(`^This receipt was not used: ${why}`));
  }
  const strange: [Partial<typeof job>, string][] = [
    [{ tool: '__proto__' }, 'This site has no such tool.'],
    [{ tool: '../tools/resize-image' }, 'This site has no such tool.'],
    [{ recipe: '__proto__=1' }, 'it sets an option that links cannot set'],
    [{ recipe: 'width=<script>' }, 'the value of “Width” is not allowed'],
    [{ tool: 'workflow', recipe: 'constructor;toString' }, 'it names a tool that cannot be a step'],
  ];
  await giveReceipt(
    page,
    Buffer.from(JSON.stringify({ ...whole, jobs: strange.map(([part]) => ({ ...job, ...part })) })),
  );
  await check(page, [coffee]);
  for (const [index, [, why]] of strange.entries())
    await expect(page.locator('.jobs li').nth(index)).toContainText(why);
  await expect(page.locator('.sum')).toHaveText('Could not be checked');
});
