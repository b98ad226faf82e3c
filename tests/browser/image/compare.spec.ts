import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { addFiles, fixture, openTool, runTool, setOption } from '../tool-page.ts';

/** How far two pictures of one size are apart on average, from 0 to 255. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  if (!a || a.length !== b?.length) throw new Error('The pictures have other sizes');
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

test('a comparison shows each of two pictures on its side that browsers cannot show', async ({ page }) => {
  await openTool(page, 'rotate-image');
  await setOption(page, 'turn', '180');
  await setOption(page, 'format', 'tiff');
  await addFiles(page, [fixture('images/photo.heic')]);
  await runTool(page);
  await page.getByRole('button', { name: 'Compare photo.heic before and after' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));

  const shown = await dialog.locator('.stage').screenshot();
  const { width: wide = 0, height: high = 0 } = await sharp(shown).metadata();
  const photo = sharp(fixture('images/display-p3.jpg')).toColourspace('srgb');
  const upright = await photo.resize(wide, high, { fit: 'inside', withoutReduction: false }).png().toBuffer();
  const turned = await sharp(upright).rotate(180).png().toBuffer();
  const { width = 0, height = 0 } = await sharp(upright).metadata();
  const [left, top] = [Math.round((wide - width) / 2), Math.round((high - height) / 2)];
  // Without the divider, and its shadow.
  const half = Math.floor(width / 2) - 8;
  const area = (side: 'left' | 'right') => ({ left: side === 'left' ? 0 : width - half, top: 0, width: half, height });
  const part = (picture: Buffer, side: 'left' | 'right') => sharp(picture).extract(area(side)).png().toBuffer();
  const picture = await sharp(shown).extract({ left, top, width, height }).png().toBuffer();
  expect(await distance(await part(picture, 'left'), await part(upright, 'left')), 'before').toBeLessThan(8);
  expect(await distance(await part(picture, 'right'), await part(turned, 'right')), 'after').toBeLessThan(8);
  expect(await distance(await part(picture, 'left'), await part(turned, 'left')), 'not the other').toBeGreaterThan(16);
});
