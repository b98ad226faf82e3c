import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { addFiles, openTool, pressInMenu, runTool, saveResults, setOption } from '../browser/tool-page.ts';
import { nightly } from '../nightly.ts';

test(
  'results are called as a pattern says, before and after they are made, and the tool remembers it',
  nightly,
  async ({ page }) => {
    await openTool(page, 'resize-image');
    await addFiles(page, ['tests/fixtures/photos/coffee.jpg', 'tests/fixtures/photos/dandelion.jpg']);
    await page.locator('#option-width').fill('120');
    await page.getByText('File names').click();
    const pattern = page.getByLabel('Pattern');
    const first = page.locator('.names .first');
    const made = page.locator('file-rows .made');
    await expect(first).toHaveText('');
    await pattern.fill('{name}-{width}');
    await expect(first).toHaveText('First result: coffee-{width}');
    await runTool(page);
    await expect(made).toHaveText([/→ coffee-120\.jpg/, /→ dandelion-120\.jpg/]);
    await expect(first).toHaveText('First result: coffee-120.jpg');

    // Without repeating the work; several with the same name are numbered.
    await pattern.fill('holiday');
    await expect(made).toHaveText([/→ holiday-1\.jpg/, /→ holiday-2\.jpg/]);
    const saved = await saveResults(page);
    expect([...saved.keys()].toSorted()).toEqual(['holiday-1.jpg', 'holiday-2.jpg']);
    expect([...saved.values()].every((bytes) => bytes.length > 1000)).toBe(true);

    await pattern.fill('{name}-{size}');
    await expect(first).toHaveText('There is no {size}.');
    await expect(made.first(), 'what was right before').toHaveText(/→ holiday-1\.jpg/);
    await pattern.fill('{name} small');
    await pattern.blur();
    await openTool(page, 'compress-image');
    await page.getByText('File names').click();
    await expect(pattern).toHaveValue('');
    await openTool(page, 'resize-image');
    await expect(pattern).toHaveValue('{name} small');
  },
);

test('other apps get names that every system can save', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [] }: ShareData) => {
        Object.assign(window, { shared: files.map(({ name }) => name) });
        return Promise.resolve();
      },
    });
  });
  await openTool(page, 'convert-image');
  await setOption(page, 'format', 'webp');
  const buffer = await readFile('tests/fixtures/images/palette.png');
  await addFiles(page, [{ name: 'Cats: gnp\u202E.png', mimeType: 'image/png', buffer }]);
  await runTool(page);
  await pressInMenu(page, 'Share');
  await page.waitForFunction(() => 'shared' in window);
  expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual(['Cats gnp .webp']);
});
