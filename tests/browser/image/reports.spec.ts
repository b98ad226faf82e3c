import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { image, photo, pixel, quarters } from './image-runs.ts';
import { browserToPng } from '../other-readers.ts';
import { difference, readImage } from '../readers.ts';
import { addFiles, finished, only, onSheet, openTool, rowOf, saveResults, setOption, work } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test.describe('favicon set', () => {
  test(
    'holds every icon at its size, the manifest that names them, and the lines for the page',
    nightly,
    async ({ page }) => {
      const results = await work(page, 'favicon-set', [photo('coffee.jpg')], {
        name: 'Café “Stay”',
        background: '#102030',
      });
      const sides = {
        'icon-192.png': 192,
        'icon-512.png': 512,
        'icon-maskable-512.png': 512,
        'apple-touch-icon.png': 180,
      };
      for (const [name, side] of Object.entries(sides)) {
        const bytes = results.get(name) ?? Buffer.of();
        expect(await readImage(bytes), name).toMatchObject({ format: 'png', width: side, height: side });
      }
      // The photo is wider than it is high: the area above it is transparent, or has the colour for phones.
      expect((await pixel(results.get('icon-512.png') ?? Buffer.of(), 256, 10))[3]).toBe(0);
      expect(await pixel(results.get('apple-touch-icon.png') ?? Buffer.of(), 90, 5)).toEqual([16, 32, 48]);
      expect(await pixel(results.get('icon-maskable-512.png') ?? Buffer.of(), 40, 256)).toEqual([16, 32, 48]);
      const ico = results.get('favicon.ico') ?? Buffer.of();
      expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 4, 0]);
      expect([0, 1, 2, 3].map((index) => ico[6 + index * 16])).toEqual([16, 24, 32, 48]);
      expect(await readImage(await browserToPng(page, ico, 'image/x-icon'))).toMatchObject({ width: 48, height: 48 });

      const manifest = JSON.parse(results.get('site.webmanifest')?.toString('utf8') ?? '') as {
        name: string;
        icons: { src: string }[];
      };
      expect(manifest.name).toBe('Café “Stay”');
      const head = results.get('head.html')?.toString('utf8') ?? '';
      const named = [
        ...manifest.icons.map(({ src }) => src),
        ...[...head.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path),
      ];
      for (const path of named) expect([...results.keys()]).toContain(path.slice(1));
    },
  );

  test('of several pictures is in a folder of each', nightly, async ({ page }) => {
    const results = await work(page, 'favicon-set', [photo('cat.png'), photo('coffee.jpg')]);
    expect(results.size).toBe(14);
    for (const folder of ['cat', 'coffee'])
      expect(await readImage(results.get(`${folder}/icon-192.png`) ?? Buffer.of())).toMatchObject({ width: 192 });
  });

  test('shows its texts, to be copied', nightly, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const results = await work(page, 'favicon-set', [photo('cat.png')], { shape: 'cover' });
    await page.getByRole('button', { name: 'Copy head.html' }).click();
    await expect(page.getByText('Copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(results.get('head.html')?.toString('utf8'));
    expect((await pixel(results.get('icon-192.png') ?? Buffer.of(), 96, 2))[3] ?? 255).toBe(255);
  });
});

test.describe('data URL', () => {
  test('holds the very file, and what pages do not show in another format', nightly, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTool(page, 'image-to-data-url');
    await addFiles(page, [image('icon.ico'), image('photo.heic')]);
    await finished(page);
    const results = await saveResults(page);
    const [head = '', base64 = ''] = results.get('icon.txt')?.toString('utf8').split(',') ?? [];
    expect(head).toBe('data:image/x-icon;base64');
    expect(Buffer.from(base64, 'base64')).toEqual(await readFile(image('icon.ico')));
    const shown = results.get('photo.txt')?.toString('utf8') ?? '';
    expect(shown).toMatch(/^data:image\/jpeg;base64,/);
    await (await onSheet(page, 'photo.heic')).getByRole('button', { name: 'Copy photo.txt' }).click();
    await expect(page.getByText('Copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    await expect(rowOf(page, 'photo.heic')).toContainText('long for a web page');
  });

  test('holds a photo as it was encoded, without the place and the names', nightly, async ({ page }) => {
    await openTool(page, 'image-to-data-url');
    await addFiles(page, [image('sideways.jpg')]);
    await finished(page);
    await expect(rowOf(page, 'sideways.jpg')).toContainText('location');
    const after = Buffer.from(
      only(await saveResults(page))
        .toString('utf8')
        .split(',')[1] ?? '',
      'base64',
    );
    const { exif, xmp, ...reading } = await readImage(after);
    expect(reading).toMatchObject({ format: 'jpeg', orientation: 6 });
    expect(exif?.gps).toBe(false);
    expect(xmp).toBeUndefined();
    expect(await difference(await readFile(image('sideways.jpg')), after)).toBe(0);
  });

  test('comes in HTML or CSS, of a smaller picture', nightly, async ({ page }) => {
    await openTool(page, 'image-to-data-url');
    await setOption(page, 'within', 'html');
    await setOption(page, 'width', '40');
    await setOption(page, 'format', 'webp');
    await addFiles(page, [photo('coffee.jpg')]);
    await finished(page);
    const text = only(await saveResults(page)).toString('utf8');
    const [, base64 = ''] = /^<img src="data:image\/webp;base64,([^"]+)" alt="">$/.exec(text) ?? [];
    expect(await readImage(Buffer.from(base64, 'base64'))).toMatchObject({ format: 'webp', width: 40 });
    await expect(rowOf(page, 'coffee.jpg')).not.toContainText('long for a web page');
  });
});

test.describe('colours', () => {
  test('of flat parts are exact, with their shares', async ({ page }) => {
    await openTool(page, 'image-colours');
    await setOption(page, 'format', 'json');
    await addFiles(page, [await quarters()]);
    await finished(page);
    const colours = JSON.parse(only(await saveResults(page)).toString('utf8')) as { hex: string; share: number }[];
    expect(colours.map(({ hex }) => hex).toSorted()).toEqual(['#0000ff', '#00ff00', '#ff0000', '#ffffff']);
    for (const { share } of colours) expect(share).toBeCloseTo(0.25);
    await expect(page.locator('sheet-view')).toContainText('oklch(62.8% 0.258 29.2)');
    await expect(page.locator('sheet-view')).toContainText('rgb(255 0 0)');
  });

  test('are picked by pointer and by keys: that very pixel', nightly, async ({ page }) => {
    await openTool(page, 'image-colours');
    await addFiles(page, [photo('coffee.jpg')]);
    await finished(page);
    const cross = page.getByRole('application', { name: 'Colour picker' });
    await cross.focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await finished(page);
    // From the middle, a step of one fiftieth right and down, and one pixel back.
    const [x, y] = [Math.floor(600 * (0.52 - 1 / 600)), Math.floor(400 * 0.52)];
    const [red = 0, green = 0, blue = 0] = await pixel(await readFile(photo('coffee.jpg')), x, y);
    await expect(page.locator('sheet-view .colours li').first()).toContainText('Picked');
    await expect(page.locator('sheet-view .colours li').first()).toContainText(`rgb(${red} ${green} ${blue})`);
    await page.getByAltText('Preview of coffee.jpg').click({ position: { x: 5, y: 5 }, force: true });
    await finished(page);
    await expect(page.locator('sheet-view .colours li')).toHaveCount(8);
    const css = only(await saveResults(page)).toString('utf8');
    expect(css).toContain(
      `--colour-1: #${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')};`,
    );
  });

  test(
    'of wide colours are those that sRGB has for them, and see-through parts do not count',
    nightly,
    async ({ page }) => {
      await openTool(page, 'image-colours');
      await setOption(page, 'count', '1');
      await setOption(page, 'format', 'json');
      const buffer = await sharp({
        create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      })
        .composite([
          { input: { create: { width: 5, height: 5, channels: 4, background: '#336699' } }, left: 3, top: 3 },
        ])
        .png()
        .toBuffer();
      await addFiles(page, [{ name: 'open.png', mimeType: 'image/png', buffer }]);
      await finished(page);
      expect(JSON.parse(only(await saveResults(page)).toString('utf8'))).toEqual([{ hex: '#336699', share: 1 }]);
    },
  );
});
