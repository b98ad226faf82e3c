import { expect, test, type Page } from '@playwright/test';
import { addFiles } from '../browser/tool-page.ts';

async function open(page: Page, address: string) {
  // Else only the part after `#` would be another one.
  await page.goto('about:blank');
  await page.goto(`/${address}`);
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
}

test('a link sets the options of a tool and begins nothing, wins over what is remembered, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'resize-image');
  const [width, format, enlarge] = [
    page.locator('#option-width'),
    page.locator('#option-format'),
    page.locator('#option-enlarge'),
  ];
  const state = page.locator('.bar .state');
  await width.fill('320');
  await width.dispatchEvent('change');

  await open(page, 'resize-image#height=900&format=webp&enlarge=true');
  await expect(state).toHaveText('The options are set from the link.');
  await expect(page.locator('#option-height')).toHaveValue('900');
  await expect(format).toHaveValue('webp');
  await expect(enlarge).toBeChecked();
  await expect(width, 'what was remembered').toHaveValue('');
  await addFiles(page, ['tests/fixtures/photos/coffee.jpg']);
  await expect(page.locator('.run'), 'it waits').toBeVisible();

  // Another link to the same page, while it holds a file.
  await page.evaluate(() => (location.hash = '#width=640&format=png'));
  await expect(width).toHaveValue('640');
  await expect(page.locator('#option-height')).toHaveValue('');
  await expect(enlarge).not.toBeChecked();
  await page.getByRole('button', { name: 'Copy link to these settings' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe('/resize-image#width=640&format=png');

  await page.evaluate(() => (location.hash = '#width=0&__proto__=1'));
  await expect(state).toContainText('the value of “Width” is not allowed. No option was changed.');
  await expect(width).toHaveValue('640');
  // The page is drawn again, for a reason that has nothing to do with it.
  await page.locator('.stage').dispatchEvent('toggle');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(state).toContainText('No option was changed.');
  await width.press('ArrowUp');
  await width.blur();
  await expect(state).toHaveText('1 file');

  // What is typed stays out of links.
  await open(page, 'protect-pdf');
  await page.locator('#option-password').fill('hunter2');
  await page.locator('#option-copy').uncheck();
  await page.getByRole('button', { name: 'Copy link to these settings' }).click();
  await expect(page.getByText('Link copied. What you typed')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/protect-pdf#copy=false$/);
});

test('a preset sets options that stay in view and can be changed, and is named while they are as it says', async ({
  page,
}) => {
  await open(page, 'resize-image');
  const preset = page.getByLabel('Preset');
  const [width, height, format] = [
    page.locator('#option-width'),
    page.locator('#option-height'),
    page.locator('#option-format'),
  ];
  await page.getByLabel('Metadata').selectOption('all');
  await preset.selectOption({ label: 'Passport, 35 × 45 mm' });
  await expect(width).toHaveValue('413');
  await expect(format).toHaveValue('jpeg');
  await preset.selectOption({ label: 'Web page or email, 1600 px' });
  await expect(height).toHaveValue('1600');
  await expect(format, 'what the preset before had set').toHaveValue('input');
  await expect(page.getByLabel('Metadata'), 'what no preset sets').toHaveValue('all');
  await width.fill('1500');
  await expect(preset).toHaveValue('');
  await width.fill('1600');
  await expect(preset).toHaveValue('width=1600&height=1600');

  // The page for one of them begins with it.
  await open(page, 'compress-image-to-200kb');
  await expect(preset).toHaveValue('goal=size&kilobytes=200');
});
