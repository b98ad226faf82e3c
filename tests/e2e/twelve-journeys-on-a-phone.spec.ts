import { expect, type Page } from '@playwright/test';
import { lease } from '../lease-pdf.ts';
import sharp from 'sharp';
import { readMedia } from '../browser/media/media-readers.ts';
import { readImage } from '../browser/readers.ts';
import { fixture, only } from '../browser/tool-page.ts';
import { renderPdf } from '../render-pdf.ts';
import { wavHeader } from '../wav-header.ts';
import { test } from './counted-taps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a photo becomes one for a passport, under 240 kB, in 5 taps', async ({ begin }) => {
  const journey = await begin(5);
  await journey.give(fixture('photos/astronaut.jpg'));
  await journey.wish('passport 240 kB', /Passport photo.*240/);
  await expect(journey.page.getByLabel('Maximum size')).toHaveValue('240');
  await expect(journey.page.locator('photo-frame')).toContainText('Placed by the face', { timeout: 60_000 });
  await journey.run('Make passport photo');
  const bytes = only(await journey.save());
  // 35 × 45 mm at 300 dpi.
  expect(await readImage(bytes)).toMatchObject({ format: 'jpeg', width: 413, height: 531 });
  expect(bytes.length).toBeLessThanOrEqual(240_000);
});

/** Twenty seconds of a tone that grows. */
function memo() {
  const samples = Buffer.alloc(20 * 44_100 * 4);
  for (let at = 0; at < samples.length; at += 4) {
    const value = Math.round((30_000 * at * Math.sin(at / 60)) / samples.length);
    samples.writeInt16LE(value, at);
    samples.writeInt16LE(value, at + 2);
  }
  return { name: 'memo.wav', mimeType: 'audio/wav', buffer: Buffer.concat([wavHeader(samples.length), samples]) };
}

test('12 seconds are cut out of a recording, as MP3, in 5 taps', async ({ begin }) => {
  const journey = await begin(5);
  await journey.give(memo());
  await journey.wish('cut to mp3', /Trim audio.*MP3/);
  await journey.page.getByRole('textbox', { name: 'End' }).fill('0:12');
  await journey.run('Trim and convert to MP3');
  const { duration, tracks } = await readMedia(only(await journey.save()));
  expect(tracks.map(({ codec }) => codec)).toEqual(['mp3']);
  expect(duration).toBeCloseTo(12, 0);
});

test('a clip is made to fit for Discord in 6 taps', async ({ begin }) => {
  const journey = await begin(6);
  await journey.give(fixture('media/clip.mp4'));
  await journey.answer('Compress video');
  await journey.tap(journey.page.getByText('Discord, 10 MB', { exact: true }));
  await journey.run('Compress to 10 MB');
  const bytes = only(await journey.save());
  expect(bytes.length).toBeLessThanOrEqual(10_000_000);
  const { duration, tracks, complaints } = await readMedia(bytes);
  expect(duration).toBeCloseTo(4, 0);
  expect(tracks.map(({ type }) => type).toSorted()).toEqual(['audio', 'video']);
  expect(complaints).toBe('');
});

/** Draws with a finger along these points. */
async function drag(page: Page, points: readonly (readonly [x: number, y: number])[]) {
  const browser = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const [index, [x, y]] of points.entries())
    await browser.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
      timestamp: start + index / 60,
    });
  // The finger rests before it leaves: the browser ignores a tap that follows a fling.
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: start + 2 });
}

/** Where there is blue ink, as fractions of the sides; undefined for none. */
async function ink(page: Buffer | undefined) {
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
  const found: { x: number; y: number }[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 255, , blue = 0] = data.subarray(at, at + 3);
    if (blue - red < 40) continue;
    const pixel = at / info.channels;
    found.push({ x: (pixel % info.width) / info.width, y: Math.floor(pixel / info.width) / info.height });
  }
  return found.length === 0
    ? undefined
    : { left: Math.min(...found.map(({ x }) => x)), top: Math.min(...found.map(({ y }) => y)) };
}

/** Whether a spot of a picture, given as fractions of its sides, is within the box that it scrolls in. */
function spotInView(picture: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const box = picture.closest('file-sight')?.getBoundingClientRect();
  const [across, down] = [left + x * width, top + y * height];
  return box !== undefined && across > box.left && across < box.right && down > box.top && down < box.bottom;
}

test('a lease is signed in 6 taps and a drag: pen first, then the page', async ({ begin, page }) => {
  const journey = await begin(6);
  await journey.give(await lease());
  await journey.answer('Sign PDF');

  const pad = page.locator('.pad:visible');
  await expect.poll(async () => (await pad.boundingBox())?.width, 'as wide as the sheet').toBeGreaterThan(300);
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad');
  await expect(page.getByText('Draw', { exact: true })).toBeInViewport();
  const place = page.getByRole('button', { name: 'Place it on the page' });
  await expect(place).toBeDisabled();
  await drag(
    page,
    Array.from({ length: 30 }, (_, at) => [box.x + 60 + at * 6, box.y + 130 + 40 * Math.sin(at / 3)] as const),
  );
  await journey.tap(place);

  const area = page.locator('sign-areas .area');
  await expect(page.locator('sign-areas input[type=number]'), 'the last page').toHaveValue('3');
  await expect(area).toBeFocused();
  await expect(area).toBeInViewport({ ratio: 1 });
  const before = await area.boundingBox();
  if (!before) throw new Error('Nothing was placed');
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await drag(page, [
    [x, y],
    [x - 20, y - 40],
    [x - 40, y - 80],
  ]);
  await expect.poll(async () => (await area.boundingBox())?.y).toBeCloseTo(before.y - 80, 0);
  const chosen = await area.evaluate(({ style }) => ({
    left: Number(style.getPropertyValue('--left')),
    top: Number(style.getPropertyValue('--top')),
  }));
  await journey.run('Sign');
  await expect(page.locator('sheet-view'), 'the signed page').toContainText('Page 3 of 3');
  const seen = page.locator('file-sight .zoomed-page');
  await expect
    .poll(() => seen.evaluate(spotInView, { x: chosen.left, y: chosen.top }), 'the signature is in view')
    .toBe(true);
  const drawn = await renderPdf(only(await journey.save()));
  expect(await ink(drawn[0])).toBeUndefined();
  expect(await ink(drawn[1])).toBeUndefined();
  const signed = await ink(drawn[2]);
  expect(signed?.left).toBeCloseTo(chosen.left, 1);
  expect(signed?.top).toBeCloseTo(chosen.top, 1);
});

test('the text of a letter is read and copied in 4 taps', async ({ begin, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const journey = await begin(4);
  await journey.give(fixture('images/scan.png'));
  await journey.wish('text', 'Image to text');
  await journey.run('Read text');
  await journey.tap(page.locator('sheet-view').getByRole('button', { name: 'Copy' }));
  const copied = async () => (await page.evaluate(() => navigator.clipboard.readText())).replace(/\s+/g, ' ');
  await expect.poll(copied).toContain('The invoice number is 2024-117, dated 14 March');
});
