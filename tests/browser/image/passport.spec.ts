import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addFiles, fixture, only, openTool, pressRun, finished, saveResults, setOption } from '../tool-page.ts';
import { test } from '../test.ts';

const astronaut = fixture('photos/astronaut.jpg');

const look = (page: Page) => page.locator('#frame-look');
/** Looking for a face takes a processor all its time: on a busy machine, longer than tests wait for anything else. */
const faceIsFound = (page: Page) => expect(look(page)).toContainText('Placed by the face', { timeout: 60_000 });

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the picture that the frame shows, measured on the page, in shares. */
const shown = (page: Page): Promise<Frame> =>
  page.locator('photo-frame .picture').evaluate((picture) => {
    const [whole, box] = [picture.getBoundingClientRect(), picture.querySelector('.box')?.getBoundingClientRect()];
    if (!box) throw new Error('There is no frame');
    return {
      left: (box.left - whole.left) / whole.width,
      top: (box.top - whole.top) / whole.height,
      width: box.width / whole.width,
      height: box.height / whole.height,
    };
  });

/** How far a picture is from that part of a file, on average, out of 255. */
async function distance(result: Buffer, path: string, part: Frame) {
  const { width, height } = await sharp(result).metadata();
  const whole = await sharp(path).metadata();
  const inFile = {
    left: Math.round(part.left * whole.width),
    top: Math.round(part.top * whole.height),
    width: Math.round(part.width * whole.width),
    height: Math.round(part.height * whole.height),
  };
  const wanted = await sharp(path)
    .extract(inFile)
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const got = await sharp(result).removeAlpha().raw().toBuffer();
  return wanted.reduce((sum, value, at) => sum + Math.abs(value - (got[at] ?? 0)), 0) / wanted.length;
}

async function make(page: Page) {
  await pressRun(page);
  await finished(page);
  return saveResults(page);
}

test('the face is framed, and the photo is exactly what the frame showed', async ({ page }) => {
  await openTool(page, 'passport-photo');
  await addFiles(page, [astronaut]);
  await faceIsFound(page);
  await expect(page.locator('.run')).toHaveText('Make passport photo');
  const frame = await shown(page);
  // The chin of the astronaut is 34 percent below the upper edge, and the top of her hair 3 percent.
  expect((0.34 - frame.top) / frame.height).toBeCloseTo(0.86, 1);
  expect(0.31 / frame.height).toBeGreaterThan(0.65);
  expect(0.31 / frame.height).toBeLessThan(0.85);
  const { violations } = await new AxeBuilder({ page }).include('photo-frame').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await setOption(page, 'kilobytes', '40');
  const photo = only(await make(page));
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 413, height: 531 });
  expect(photo.byteLength).toBeLessThanOrEqual(40_000);
  expect(await distance(photo, astronaut, frame)).toBeLessThan(4);
});

test('a frame is moved and resized by keys, pointer and slider, and follows the size', async ({ page }) => {
  await openTool(page, 'passport-photo');
  await addFiles(page, [astronaut]);
  await faceIsFound(page);
  const found = await shown(page);
  const box = page.getByRole('application', { name: 'Frame' });
  await box.press('ArrowRight');
  await expect.poll(async () => (await shown(page)).left - found.left).toBeCloseTo(0.02, 2);
  await box.press('Shift+ArrowDown');
  await expect.poll(async () => (await shown(page)).height).toBeGreaterThan(found.height + 0.01);
  await page.getByRole('slider', { name: 'Size of the frame' }).fill('0.5');
  await expect.poll(async () => (await shown(page)).height).toBeCloseTo(0.5, 2);
  await box.hover();
  await page.mouse.down();
  await page.mouse.move(400, 600, { steps: 4 });
  await page.mouse.up();
  await setOption(page, 'size', '2x2');
  const frame = await shown(page);
  expect(frame.width).toBeCloseTo(frame.height, 2);
  const photo = only(await make(page));
  expect(await sharp(photo).metadata()).toMatchObject({ width: 600, height: 600 });
  expect(await distance(photo, astronaut, frame)).toBeLessThan(4);
});

test('each photo has its own frame, and one without a face the middle', async ({ page }) => {
  await openTool(page, 'passport-photo');
  await addFiles(page, [fixture('photos/coffee.jpg'), astronaut]);
  await expect(look(page)).toContainText('No face was found');
  const middle = await shown(page);
  expect(middle.left + middle.width / 2).toBeCloseTo(0.5, 2);
  await page.getByRole('button', { name: 'Next image' }).click();
  await faceIsFound(page);
  const framed = await shown(page);
  const photos = await make(page);
  const [without, face] = [photos.get('coffee-passport.jpg'), photos.get('astronaut-passport.jpg')];
  expect([without?.byteLength, face?.byteLength]).not.toContain(undefined);
  expect(await distance(without ?? Buffer.of(), fixture('photos/coffee.jpg'), middle)).toBeLessThan(4);
  expect(await distance(face ?? Buffer.of(), astronaut, framed)).toBeLessThan(4);
});

test('a photo that is asked for while the face is still looked for gets its frame first', async ({ page }) => {
  await openTool(page, 'passport-photo');
  await addFiles(page, [astronaut]);
  const photo = only(await make(page));
  await page.getByRole('button', { name: 'Before', exact: true }).click();
  await faceIsFound(page);
  expect(await distance(photo, astronaut, await shown(page))).toBeLessThan(4);
});
