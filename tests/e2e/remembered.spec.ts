import { expect, test, type Page } from '@playwright/test';

async function open(page: Page, slug: string) {
  await page.goto(`/${slug}`);
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
}

test('choices and numbers are remembered on the page where they were set, until they are reset; text is not', async ({
  page,
}) => {
  await open(page, 'watermark-image');
  const reset = page.getByRole('button', { name: 'Reset options' });
  await expect(reset).toBeHidden();
  const text = page.locator('#option-text');
  const opacity = page.locator('#option-opacity');
  const [textBefore, opacityBefore] = [await text.inputValue(), await opacity.inputValue()];
  await text.fill('Only for Ann');
  await opacity.fill('25');
  await opacity.dispatchEvent('change');
  await expect(reset).toBeVisible();
  await open(page, 'watermark-image');
  await expect(opacity).toHaveValue('25');
  await expect(text).toHaveValue(textBefore);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ann');
  await reset.press('Enter');
  await expect(opacity).toHaveValue(opacityBefore);
  await expect(reset).toBeHidden();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  // A page for one conversion has its own options.
  await open(page, 'convert-image');
  const format = page.locator('#option-format');
  await format.selectOption('webp');
  await open(page, 'heic-to-jpg');
  await expect(format).toHaveValue('jpeg');
  // Values that the tool does not support are dropped.
  await page.evaluate(() => localStorage.setItem('options /convert-image', '{"format":"gone"}'));
  await open(page, 'convert-image');
  await expect(reset).toBeHidden();
});
