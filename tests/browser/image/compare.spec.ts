import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { describeSize } from '#wording/amounts.ts';
import { addFiles, finished, fixture, only, openTool, runTool, saveResults, setOption, runOn } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

/** Returns the mean difference of two pictures of one size, from 0 to 255. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  if (!a || a.length !== b?.length) throw new Error('The pictures have other sizes');
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

test('a comparison shows each of two pictures on its side that browsers cannot show', nightly, async ({ page }) => {
  await runOn(page, 'rotate-image', [fixture('images/photo.heic')], { turn: '180', format: 'tiff' });
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
  // Without the divider and its shadow.
  const half = Math.floor(width / 2) - 8;
  const area = (side: 'left' | 'right') => ({ left: side === 'left' ? 0 : width - half, top: 0, width: half, height });
  const part = (picture: Buffer, side: 'left' | 'right') => sharp(picture).extract(area(side)).png().toBuffer();
  const picture = await sharp(shown).extract({ left, top, width, height }).png().toBuffer();
  expect(await distance(await part(picture, 'left'), await part(upright, 'left')), 'before').toBeLessThan(8);
  expect(await distance(await part(picture, 'right'), await part(turned, 'right')), 'after').toBeLessThan(8);
  expect(await distance(await part(picture, 'left'), await part(turned, 'left')), 'not the other').toBeGreaterThan(16);
});

test(
  'the sizes of the formats stand side by side, and a press on one makes it the result without working twice',
  nightly,
  async ({ page }) => {
    await openTool(page, 'compress-image');
    const buffer = await sharp(fixture('photos/coffee.jpg')).resize(240).jpeg({ quality: 95 }).toBuffer();
    await addFiles(page, [{ name: 'coffee.jpg', mimeType: 'image/jpeg', buffer }]);
    await runTool(page);
    const compare = page.getByRole('button', { name: 'Compare formats' });
    await compare.press('Enter');
    const formats = page.getByRole('group', { name: 'Size in each format' });
    await expect(formats.locator('[aria-pressed=true]')).toBeFocused();
    await expect(formats.getByRole('button', { name: /^JPEG/, pressed: true })).toBeVisible();
    await expect(formats.locator('[aria-disabled=true]')).toHaveCount(0);
    await expect(formats.getByRole('button')).toHaveText([/^\s*JPEG\s+[\d.]+ kB/, /^\s*WebP/, /^\s*PNG/, /^\s*AVIF/]);

    await page.evaluate(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      const state = document.querySelector('.state');
      new MutationObserver(() => states.push(state?.textContent ?? '')).observe(state ?? document, { childList: true });
    });
    const avif = formats.getByRole('button', { name: /^AVIF/ });
    await avif.press('Enter');
    await expect(avif).toHaveAttribute('aria-pressed', 'true');
    await expect(avif).toBeFocused();
    await expect(page.locator('#option-format')).toHaveValue('avif');
    const saved = await saveResults(page);
    expect([...saved.keys()]).toEqual(['coffee.avif']);
    await expect(avif).toContainText(describeSize(only(saved).length));
    await expect(page.locator('.state')).toContainText(`→ ${describeSize(only(saved).length)}`);
    const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
    expect(states.filter((state) => !state.includes('1 file done'))).toEqual([]);
    await expect(page.locator('picture-pair .chip.second')).toContainText('AVIF');

    // Any two of the file and what was made from it.
    await page.getByRole('button', { name: 'Compare two versions' }).click();
    const dialog = page.getByRole('dialog');
    const left = dialog.getByLabel('Left of the divider');
    await expect(left).toHaveValue('0');
    await expect(dialog.getByLabel('Right of the divider').locator(':checked')).toContainText('AVIF');
    await expect(left.locator('option')).toHaveCount(5);
    await expect(left.locator(':disabled')).toContainText('AVIF');
    const png = (await left.locator('option', { hasText: 'PNG' }).getAttribute('value')) ?? '';
    const beside = await dialog.locator('img.before').getAttribute('src');
    await left.selectOption(png);
    await expect(dialog.getByRole('img', { name: 'PNG' })).toHaveClass('before');
    await expect(dialog.locator('img.before')).not.toHaveAttribute('src', beside ?? '');
    // Zoomed in, arrow keys move the picture, but on the choice they still choose.
    await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await left.press('ArrowUp');
    await expect(left).not.toHaveValue(png);
    await dialog.getByRole('button', { name: 'Close' }).click();

    // The results of other options are unknown.
    await setOption(page, 'goal', 'quality');
    await expect(formats).toBeHidden();
    await runTool(page);
    await expect(compare).toBeVisible();
  },
);

test(
  'formats that would lose transparency are not compared, and nobody waits for the others',
  nightly,
  async ({ page }) => {
    const compare = page.getByRole('button', { name: 'Compare formats' });
    const formats = page.getByRole('group', { name: 'Size in each format' });
    await runOn(page, 'compress-image', [fixture('images/transparent.png')], { goal: 'quality' });
    await compare.click();
    await expect(formats.getByRole('button')).toHaveText([/WebP/, /PNG/, /AVIF/]);
    await setOption(page, 'goal', 'look');
    await runTool(page);
    await finished(page);
    await expect(page.locator('.state')).toContainText('1 file done');
  },
);

test('a picture is on the sheet from when it is added until its result lies over it', nightly, async ({ page }) => {
  await openTool(page, 'convert-image');
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await expect(page.locator('file-sight img')).toBeVisible();
  await page.evaluate(() => {
    const seen = { isBare: false };
    Object.assign(window, { seen });
    const sheet = document.querySelector('sheet-view');
    const isSeen = (picture: Element) => picture.checkVisibility({ visibilityProperty: true });
    const look = () => (seen.isBare ||= ![...(sheet?.querySelectorAll('img') ?? [])].some(isSeen));
    new MutationObserver(look).observe(sheet ?? document, { attributes: true, childList: true, subtree: true });
  });
  await runTool(page);
  await expect(page.locator('picture-pair')).toBeVisible();
  await expect(page.locator('file-sight')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toMatchObject({ isBare: false });
});

test('the result of one picture follows the options once its button was pressed, and is compared with the one before', async ({
  page,
}) => {
  await openTool(page, 'convert-image');
  await addFiles(page, [fixture('images/palette.png')]);
  const second = page.locator('picture-pair .chip.second');
  // The first run also loads the engine.
  await runTool(page);
  await runTool(page);
  await expect(second).toContainText('JPEG');
  const before = await second.textContent();
  await page.evaluate(() => {
    const pair = document.querySelector('picture-pair');
    const seen = { isGone: false, pair };
    Object.assign(window, { seen });
    const look = () => (seen.isGone ||= !pair?.isConnected || pair.querySelectorAll('img').length < 2);
    new MutationObserver(look).observe(document.querySelector('sheet-view') ?? document, {
      childList: true,
      subtree: true,
    });
  });
  const quality = page.locator('#option-quality');
  await quality.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(second).not.toHaveText(before ?? '');
  await expect(quality).toBeFocused();
  await finished(page);
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toMatchObject({ isGone: false });

  const against = page.getByRole('group', { name: 'Compare with' });
  const first = page.locator('picture-pair .chip.first');
  await expect(first).toContainText('PNG');
  await against.getByRole('button', { name: 'Previous result' }).click();
  await expect(first).toHaveText(before ?? '');
  await against.getByRole('button', { name: 'Original' }).click();
  await expect(first).toContainText('PNG');

  // Several files wait for the button, like the first one.
  await addFiles(page, [fixture('images/transparent.png')]);
  await runTool(page);
  await quality.focus();
  await page.keyboard.press('PageUp');
  await expect(page.locator('.state')).toHaveText('2 files');
  await expect(page.locator('.run')).toHaveClass(/primary/);
});
