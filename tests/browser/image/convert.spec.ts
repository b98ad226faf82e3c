import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { decodeWhole, difference, meanColour, readImage } from '../readers.ts';
import {
  addFiles,
  convert,
  fixture,
  openTool,
  pressRun,
  resultOf,
  rowOf,
  runTool,
  saveResults,
  setOption,
  work,
  runOn,
} from '../tool-page.ts';
import { atNight, nightly } from '../../nightly.ts';

const image = (name: string) => fixture(`images/${name}`);
const photo = (name: string) => fixture(`photos/${name}`);

/** One of each kind; the others run at night. */
const good = [
  ...['coffee.jpg', 'cat.png'].map(photo),
  ...['sideways.jpg', 'display-p3.jpg', 'animated.gif', 'transparent.webp'].map(image),
  ...atNight([
    ...['rocket.jpg', 'mountain.jpg', 'brook.jpg', 'deep-field.jpg', 'astronaut.jpg', 'dandelion.jpg'].map(photo),
    ...['progressive.jpg', 'photo.webp', 'lossless.webp', 'photo.avif', 'transparent.avif', 'transparent.png'].map(
      image,
    ),
  ]),
];

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds of processor time, because the machine may be busy. */
  tdur?: number;
  args: { name?: string };
}

/** Returns the longest task of a page's main thread, in milliseconds. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(key));
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mainThreads.has(key(event)),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of a main thread');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

test(
  `photos of every kind at once: ${good.length} saved, two explained, and the page answers throughout`,
  nightly,
  async ({ page, browser }) => {
    await openTool(page, 'compress-image');
    await browser.startTracing(page, { categories: ['toplevel'] });
    await addFiles(page, [...good, ...['truncated.jpg', 'text.jpg'].map(image)]);
    await runTool(page);
    const longest = longestTask(await browser.stopTracing());
    expect(longest).toBeLessThan(200);

    await expect(page.locator('.state')).toContainText(`${good.length} files done`);
    await expect(page.locator('.state')).toContainText('2 files not done');
    await expect(rowOf(page, 'truncated.jpg')).toContainText('damaged or incomplete');
    await expect(rowOf(page, 'text.jpg')).toContainText(
      'This is plain text, such as TXT or CSV, which Stayput cannot open',
    );

    const results = await saveResults(page);
    expect(results.size).toBe(good.length);
    for (const path of good) {
      const name = path.split('/').at(-1) ?? '';
      const before = await readFile(path);
      const after = results.get(name.replace(/(?=\.\w+$)/, '-compressed'));
      if (!after) throw new Error(`${name} was not saved`);
      expect(after.length, name).toBeLessThanOrEqual(before.length);
      await decodeWhole(after);
      const [source, result] = await Promise.all([readImage(before), readImage(after)]);
      // If the picture is kept unchanged, so is its orientation tag.
      const turned = (source.orientation ?? 1) > 4 && (result.orientation ?? 1) === 1;
      expect(result, name).toMatchObject({
        format: source.format,
        width: turned ? source.height : source.width,
        height: turned ? source.width : source.height,
        frames: source.frames,
        delay: source.delay,
        alpha: source.alpha,
      });
      expect([undefined, 1, source.orientation], name).toContain(result.orientation);
      expect(result.profile, name).toBe(source.profile);
      expect(await difference(before, after), name).toBeLessThan(8);
    }
  },
);

test('a sideways photo that is encoded comes out upright', nightly, async ({ page }) => {
  const before = await readImage(await readFile(image('sideways.jpg')));
  expect(before).toMatchObject({ orientation: 6, exif: { gps: true } });
  const options = { goal: 'quality', quality: '50' };
  const after = await readImage(await resultOf(page, 'compress-image', image('sideways.jpg'), options));
  expect(after).toMatchObject({ width: before.height, height: before.width, orientation: 1, exif: { gps: false } });
});

test(
  'a photo in which nothing can be won keeps its picture and its date, not the place and the name',
  nightly,
  async ({ page }) => {
    const source = await readFile(image('sideways.jpg'));
    const before = await readImage(source);
    const options = { goal: 'quality', quality: '100' };
    const result = await resultOf(page, 'compress-image', image('sideways.jpg'), options);
    const after = await readImage(result);
    expect(after).toMatchObject({ width: before.width, height: before.height, orientation: 6, exif: { gps: false } });
    expect(await difference(source, result)).toBe(0);
    expect(after.xmp).toBeUndefined();
    const artist = 0x013b;
    expect(before.exif?.tags).toContain(artist);
    expect(after.exif?.tags).not.toContain(artist);
  },
);

test('all metadata stays when it is asked for', nightly, async ({ page }) => {
  const after = await readImage(await resultOf(page, 'compress-image', image('sideways.jpg'), { metadata: 'all' }));
  expect(after.exif?.gps).toBe(true);
  expect(after.xmp).toBeDefined();
});

test('a mirrored photo comes out as it is meant to be seen', nightly, async ({ page }) => {
  const before = await readFile(image('mirrored.jpg'));
  const after = await resultOf(page, 'compress-image', image('mirrored.jpg'));
  const left = { left: 0, top: 0, width: 0.3, height: 1 };
  const [expected, actual] = await Promise.all([meanColour(before, left), meanColour(after, left)]);
  for (const [channel, value] of expected.entries()) expect(Math.abs(value - (actual[channel] ?? 0))).toBeLessThan(4);
});

test('a photo with wide colours keeps its profile', nightly, async ({ page }) => {
  const before = await readFile(image('display-p3.jpg'));
  const after = await resultOf(page, 'convert-image', image('display-p3.jpg'), { format: 'webp' });
  expect((await readImage(after)).profile).toBe((await readImage(before)).profile);
  expect(await difference(before, after)).toBeLessThan(5);
});

test('CMYK becomes sRGB, and the row says so', nightly, async ({ page }) => {
  const after = await resultOf(page, 'compress-image', image('cmyk.jpg'));
  await expect(rowOf(page, 'cmyk.jpg')).toContainText('from CMYK to sRGB');
  expect((await readImage(after)).channels).toBe(3);
  // The fixture was made from this photo, but inks have fewer colours.
  expect(await difference(await readFile(photo('coffee.jpg')), after)).toBeLessThan(14);
});

test('what cannot get smaller comes back as it is, byte for byte', async ({ page }) => {
  const after = await resultOf(page, 'compress-image', image('already-small.jpg'));
  await expect(rowOf(page, 'already-small.jpg')).toContainText('Already small');
  expect(after.equals(await readFile(image('already-small.jpg')))).toBe(true);
});

const formats = [
  ['jpeg', 'jpeg'],
  ...atNight([
    ['avif', 'heif'],
    ['gif', 'gif'],
    ['png', 'png'],
    ['webp', 'webp'],
  ]),
] as const;
/** Various numbers of channels, bits and colours; other formats are read in other tests, and here too at night. */
const sources = [
  photo('coffee.jpg'),
  ...['still.gif', 'depth-16.png', 'grey.jpg'].map(image),
  ...atNight([photo('cat.png'), image('photo.webp'), image('photo.avif')]),
];
for (const [format, readAs] of formats) {
  test(`every format becomes ${format}`, async ({ page }) => {
    const results = await work(page, 'convert-image', sources, { format: format });
    expect(results.size).toBe(sources.length);
    for (const [index, after] of [...results.values()].entries()) {
      const path = sources[index] ?? '';
      const before = await readFile(path);
      const [source, result] = await Promise.all([readImage(before), readImage(after)]);
      expect(result, path).toMatchObject({ format: readAs, width: source.width, height: source.height });
      await decodeWhole(after);
      expect(await difference(before, after), path).toBeLessThan(format === 'gif' ? 16 : 9);
    }
  });
}

test('PNG made from another format keeps every pixel', nightly, async ({ page }) => {
  const before = await readFile(image('still.gif'));
  const after = await resultOf(page, 'convert-image', image('still.gif'), { format: 'png' });
  expect(await difference(before, after)).toBe(0);
});

test('animation and its times stay between GIF and WebP', nightly, async ({ page }) => {
  for (const [path, format] of [
    ['animated.gif', 'webp'],
    ['animated.webp', 'gif'],
  ] as const) {
    const source = await readImage(await readFile(image(path)));
    const result = await readImage(await resultOf(page, 'convert-image', image(path), { format }));
    expect(result, path).toMatchObject({
      frames: source.frames,
      delay: source.delay,
      width: source.width,
      height: source.height,
    });
  }
});

test('losing animation, transparency or depth is said before the work, and after it', async ({ page }) => {
  await openTool(page, 'convert-image');
  await addFiles(page, [image('animated.gif'), image('transparent.png'), image('depth-16.png')]);
  await expect(rowOf(page, 'depth-16.png')).toContainText('8 bits per channel and this image has 16');
  await expect(rowOf(page, 'animated.gif')).toContainText('only the first of 6 frames will be kept');
  await expect(rowOf(page, 'transparent.png')).toContainText('transparent areas will be white');
  await runTool(page);
  await expect(rowOf(page, 'animated.gif')).toContainText('The first of 6 frames');
  await expect(rowOf(page, 'depth-16.png')).toContainText('8 bits per channel instead of 16');
  const results = await saveResults(page);
  const [red = 0, green = 0, blue = 0] = await meanColour(results.get('transparent.jpg') ?? Buffer.of(), {
    left: 0,
    top: 0,
    width: 0.02,
    height: 0.02,
  });
  expect(Math.min(red, green, blue)).toBeGreaterThan(250);
});

const explained: Record<string, RegExp> = {
  'empty.jpg': /0 bytes/,
  'truncated.png': /damaged or incomplete/,
  'bomb.png': /8\.1 GB.*1\.9 GB/,
  'text.jpg': /This is plain text/,
};
test('bad files are explained in their own words, and the good ones go on', nightly, async ({ page }) => {
  await runOn(page, 'compress-image', [...Object.keys(explained).map(image), photo('coffee.jpg')]);
  for (const [name, words] of Object.entries(explained)) await expect(rowOf(page, name)).toContainText(words);
  await expect(page.locator('.state')).toContainText('1 file done');
});

test('a file is known by its bytes: a PNG named .jpg is compressed, and gets its right name', async ({ page }) => {
  const [[name, bytes] = ['', Buffer.of()]] = await work(page, 'compress-image', [image('png-named.jpg')]);
  expect(name).toBe('png-named.png');
  expect((await readImage(bytes)).format).toBe('png');
});

test('cancelling stops the work at once, and it can begin again', nightly, async ({ page }) => {
  await openTool(page, 'convert-image');
  await setOption(page, 'format', 'avif');
  await addFiles(page, [photo('coffee.jpg'), photo('cat.png'), image('palette.png')]);
  await pressRun(page);
  await page.locator('.cancel').click();
  await expect(page.locator('.cancel')).toBeHidden();
  await expect(page.locator('.run')).toBeEnabled();
  await runTool(page);
  expect((await saveResults(page)).size).toBe(3);
});

test(
  'a PNG is smaller than native libvips makes it, with the same pixels; depth and profile stay',
  nightly,
  async ({ page }) => {
    const names = [photo('coffee.jpg'), image('depth-16.png'), image('display-p3.png')];
    const results = await convert(page, names, 'png');
    expect([...results.keys()]).toEqual(['coffee.png', 'depth-16-converted.png', 'display-p3-converted.png']);
    for (const [index, after] of [...results.values()].entries()) {
      const name = names[index] ?? '';
      const own = sharp(name)
        .toColourspace(name.includes('16') ? 'rgb16' : 'srgb')
        .keepIccProfile()
        .png({ compressionLevel: 9, adaptiveFiltering: true });
      expect(after.length).toBeLessThan((await own.toBuffer()).length);
      expect(
        (await sharp(after).removeAlpha().raw().toBuffer()).equals(await sharp(name).removeAlpha().raw().toBuffer()),
      ).toBe(true);
      const [before, now] = [await readImage(await readFile(name)), await readImage(after)];
      expect(now).toMatchObject({ depth: before.depth, profile: before.profile });
    }
  },
);
