import { expect, test, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { photo } from './image-runs.ts';
import { difference, readImage } from '../readers.ts';
import { addFiles, fixture, openTool, rowOf, runOn, runTool, setOption, work, type GivenFile } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';
import { browserProcess, heldBy } from '../../bench/processes.ts';

/** Large enough to be decoded by the browser, and not a multiple of a block. */
const size = { width: 2603, height: 1741 };

const large = () => sharp(photo('mountain.jpg')).resize({ ...size, fit: 'fill' });

async function given(name: string, image: Sharp, options: Parameters<Sharp['jpeg']>[0] = {}) {
  const buffer = await image.jpeg({ quality: 85, ...options }).toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer } satisfies GivenFile;
}

const taken = '2026:05:04 03:02:01';

const photos = () =>
  Promise.all([
    given('usual', large()),
    given('fine', large(), { chromaSubsampling: '4:4:4' }),
    given('progressive', large(), { progressive: true }),
    given('grey', large().greyscale().toColourspace('b-w')),
    given('wide', large().withIccProfile('p3')),
    given(
      'sideways',
      large()
        .withExif({ IFD2: { DateTimeOriginal: taken } })
        .withMetadata({ orientation: 6 }),
    ),
  ]);

/** Prepends a script to the image worker. */
const beginWorkerWith = (page: Page, script: string) =>
  page.route(/\/image\.worker\b.*\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });

const sayEach = `const { decode } = ImageDecoder.prototype;
ImageDecoder.prototype.decode = function () { console.log('The browser decodes'); return decode.call(this); };`;

test(
  'a photo is shrunk to the same bytes, whether the browser decodes it or libvips',
  nightly,
  async ({ page, context }) => {
    const files = await photos();
    const options = { width: '500', metadata: 'all' };
    let decoded = 0;
    page.on('console', (message) => (decoded += Number(message.text() === 'The browser decodes')));
    await beginWorkerWith(page, sayEach);
    const resized = (name: string) => name.replace('.', '-resized.');
    const byBrowser = await work(page, 'resize-image', files, options);
    expect(decoded).toBeGreaterThan(files.length);

    const without = await context.newPage();
    await beginWorkerWith(without, 'delete self.ImageDecoder;');
    const byLibvips = await work(without, 'resize-image', files, options);
    expect(byLibvips.size).toBe(files.length);
    for (const { name, buffer } of files) {
      const result = byBrowser.get(resized(name)) ?? Buffer.of();
      expect(result.equals(byLibvips.get(resized(name)) ?? Buffer.of()), name).toBe(true);
      expect(await difference(buffer, result), name).toBeLessThan(5);
    }
    const facts = async (name: string) => readImage(byBrowser.get(resized(name)) ?? Buffer.of());
    expect(await facts('usual.jpg')).toMatchObject({ width: 500, height: 334 });
    expect(await facts('grey.jpg')).toMatchObject({ channels: 1 });
    expect((await facts('wide.jpg')).profile).toContain('P3');
    const sideways = byBrowser.get(resized('sideways.jpg')) ?? Buffer.of();
    expect(await readImage(sideways)).toMatchObject({ width: 500, height: 748 });
    expect(sideways.includes(taken)).toBe(true);
  },
);

test('a photo that the browser shrinks is read as a whole only once', nightly, async ({ page }) => {
  const photo = await given('usual', large());
  let read = 0;
  page.on('console', (message) => (read += Number(message.text() === `Reads ${photo.buffer.length} bytes`)));
  await beginWorkerWith(
    page,
    `const say = ({ size }) => console.log('Reads ' + size + ' bytes');
const { readAsArrayBuffer } = FileReaderSync.prototype;
FileReaderSync.prototype.readAsArrayBuffer = function (blob) { say(blob); return readAsArrayBuffer.call(this, blob); };
const { arrayBuffer } = Blob.prototype;
Blob.prototype.arrayBuffer = function () { say(this); return arrayBuffer.call(this); };`,
  );
  await openTool(page, 'resize-image');
  await setOption(page, 'width', '500');
  await addFiles(page, [photo]);
  await expect(rowOf(page, photo.name)).toContainText('2603');
  read = 0;
  await runTool(page);
  await expect(page.locator('.state')).toContainText('1 file done');
  expect(read).toBe(1);
});

test('once a HEIC was converted, it is drawn only once', nightly, async ({ page }) => {
  const asked: string[] = [];
  page.on('console', (message) => message.text().startsWith('Asked') && asked.push(message.text()));
  await beginWorkerWith(
    page,
    `addEventListener('message', ({ data }) => console.log('Asked for ' + (data.question?.type ?? data.type)));`,
  );
  await runOn(page, 'convert-image', [fixture('images/photo.heic')]);
  await expect(page.locator('picture-pair[data-drawn]')).toBeVisible();
  const since = asked.slice(asked.indexOf('Asked for run')).filter((each) => each !== 'Asked for asset');
  expect(since).toEqual(['Asked for run', 'Asked for run']);
});

test(
  'the result of a HEIC is shown at once, and the HEIC is no longer drawn once it was cleared',
  nightly,
  async ({ page }) => {
    // The drawing, which is the only work with the least effort, never ends.
    await beginWorkerWith(
      page,
      `addEventListener('message', (event) => {
  if (event.data.job?.operation.output?.effort !== 'least') return;
  event.stopImmediatePropagation();
  console.log('Draws');
});`,
    );
    const drawing = page.waitForEvent('console', (message) => message.text() === 'Draws');
    await runOn(page, 'convert-image', [fixture('images/photo.heic')], { format: 'jpeg' });
    await expect(page.getByRole('img', { name: 'photo.jpg' })).toBeVisible();
    const drawer = (await drawing).worker();
    expect(drawer).not.toBeNull();
    await Promise.all([drawer?.waitForEvent('close', { timeout: 10_000 }), page.locator('.clear').click()]);
  },
);

test('of a large photo that is cut off, what is there is shrunk, and that is said', nightly, async ({ page }) => {
  const whole = await given('whole', large());
  const cut = (name: string, bytes: number) => ({ ...whole, name, buffer: whole.buffer.subarray(0, bytes) });
  await runOn(
    page,
    'resize-image',
    [cut('half.jpg', whole.buffer.length / 2), cut('nearly.jpg', whole.buffer.length - 9), whole],
    { width: '500' },
  );
  await expect(rowOf(page, 'half.jpg')).toContainText('damaged or incomplete');
  await expect(rowOf(page, 'nearly.jpg')).toContainText('Your file is damaged or incomplete');
  await expect(page.locator('.state')).toContainText('3 files done');
});

test('libvips starts while a person still chooses a file', nightly, async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await beginWorkerWith(
    page,
    `const start = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => { console.log('Something starts'); return start(...given); };`,
  );
  await openTool(page, 'resize-image');
  expect(said).not.toContain('Something starts');
  await page.locator('drop-zone').first().hover();
  await expect.poll(() => said).toContain('Something starts');
});

test('the files of a batch are read and shrunk by the same few workers', nightly, async ({ page }) => {
  // Two workers with libvips have room beside each other, but not beside the work on such a picture.
  const buffer = await sharp(photo('mountain.jpg')).resize(4000, 3000, { fit: 'fill' }).webp().toBuffer();
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  const files = Array.from({ length: cores + 6 }, (_, index) => ({
    name: `${index}.webp`,
    mimeType: 'image/webp',
    buffer,
  }));
  let started = 0;
  page.on('worker', (worker) => (started += Number(worker.url().includes('image.worker/'))));
  await openTool(page, 'resize-image');
  await setOption(page, 'width', '500');
  await addFiles(page, files);
  // Most of them have not been read yet.
  await runTool(page);
  expect(started).toBeGreaterThan(0);
  expect(started).toBeLessThanOrEqual(cores + 1);
});

test('what a worker held is free again before the next one has grown', nightly, async ({ page }) => {
  const [small, wide] = await Promise.all([
    given('small', sharp(photo('mountain.jpg')).resize(100)),
    given('wide', sharp(photo('mountain.jpg')).resize(4000)),
  ]);
  const browser = browserProcess();
  const mostHeld = async (files: Awaited<ReturnType<typeof given>>[]) => {
    await openTool(page, 'convert-image');
    await setOption(page, 'format', 'avif');
    let most = 0;
    const looking = setInterval(() => (most = Math.max(most, heldBy(browser))), 100);
    await addFiles(
      page,
      files.map((file, index) => ({ ...file, name: `${index}.jpg` })),
    );
    await runTool(page);
    clearInterval(looking);
    return most;
  };
  // As many large pictures as in the batch, since each peak differs a little.
  const peaks = [];
  for (let time = 0; time < 3; time += 1) peaks.push(await mostHeld([wide, small, small]));
  const one = Math.max(...peaks);
  const several = await mostHeld([wide, wide, wide]);
  // 1.15 if the threads of a worker end only two seconds later.
  expect(several / one).toBeLessThan(1.1);
});
