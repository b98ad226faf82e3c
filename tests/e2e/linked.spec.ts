import { expect, test, type Page } from '@playwright/test';
import { atNight, nightly } from '../nightly.ts';
import { addFiles, fixture, openTool, setOption } from '../browser/tool-page.ts';

async function open(page: Page, address: string) {
  // Otherwise only the part after `#` would change.
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
  await page.getByRole('button', { name: 'Copy link with these settings' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe('/resize-image#width=640&format=png');

  await page.evaluate(() => (location.hash = '#width=0&__proto__=1'));
  await expect(state).toContainText('the value of “Width” is not allowed. No option was changed.');
  await expect(width).toHaveValue('640');
  // The page is redrawn for an unrelated reason.
  await page.locator('.stage').dispatchEvent('toggle');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(state).toContainText('No option was changed.');
  await width.press('ArrowUp');
  await width.blur();
  await expect(state).toHaveText('1 file');

  // Page numbers are in links, even if a tool has no other options.
  await open(page, 'extract-pages#pages=2-3,last');
  await expect(page.locator('#option-pages')).toHaveValue('2-3,last');
  await expect(page.locator('.stage'), 'the place to drop a file would cover it').toBeHidden();
  await addFiles(page, [fixture('pdf/illustrated.pdf')]);
  await setOption(page, 'pages', '4, 1');
  await page.getByRole('button', { name: 'Copy link with these settings' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/extract-pages#pages=4,%201$/);

  // Other text is not put into links.
  await open(page, 'protect-pdf');
  await page.locator('#option-password').fill('hunter2');
  await page.locator('#option-copy').uncheck();
  await page.getByRole('button', { name: 'Copy link with these settings' }).click();
  await expect(page.getByText('Link copied. What you typed')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/protect-pdf#copy=false$/);
});

test(
  'a preset sets options that stay in view and can be changed, and is named while they are as it says',
  nightly,
  async ({ page }) => {
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

    // The page for a preset starts with it.
    await open(page, 'compress-image-to-200kb');
    await expect(page.getByRole('group', { name: 'Presets' }).getByRole('radio', { name: '200 kB' })).toBeChecked();
  },
);

/** Attacks on a page through its address. */
const hostile = [
  ...['__proto__=1', 'constructor=1', 'valueOf=1', 'format=png&__proto__=1', 'height=5&hasOwnProperty=1', 'width[]=5'],
  ...['width=<script>window.attacked=1</script>', 'format=javascript:window.attacked=1', 'width=5;window.attacked=1'],
  ...[
    'format="><img src=x onerror=window.attacked=1>',
    'text=a',
    'password=a',
    'width==5',
    '=5',
    '&width=5',
    'width=5&',
  ],
  ...['width=%', '%=1', 'width=5%00', 'format=webp%0A', 'width=5#width=6', 'width=\u0665', 'width=1e999', 'width=NaN'],
  ...['width=-1', 'width=0x10', 'width=1&width=2', 'v=2&width=5', 'enlarge=yes', `width=${'9'.repeat(1_000_000)}`],
];

for (const [address, kept] of [
  ['resize-image#width=640', (page: Page) => expect(page.locator('#option-width')).toHaveValue('640')],
  ...atNight([['workflow#rotate-image', (page: Page) => expect(page.locator('.steps > li')).toHaveCount(1)] as const]),
] as const)
  test(
    `hostile links to ${address.split('#', 1).join('')} change nothing, run nothing, and never throw`,
    nightly,
    async ({ page }) => {
      const thrown: Error[] = [];
      page.on('pageerror', (error) => thrown.push(error));
      await open(page, address);
      const prefix = address.startsWith('workflow') ? ['resize-image:', 'rotate-image;resize-image:', ''] : [''];
      const links = prefix.flatMap((start) => hostile.map((link) => start + link));
      const follow = (link: string) =>
        page.evaluate(
          (fragment) =>
            new Promise((resolve) => {
              window.addEventListener('hashchange', resolve, { once: true });
              location.hash = fragment;
            }),
          link,
        );
      for (const link of links) await follow(link);
      await expect(page.locator('.bar .state')).toContainText('The settings in this link were not used');
      await addFiles(page, ['tests/fixtures/photos/coffee.jpg']);
      await follow('__proto__=2');
      await kept(page);
      await expect(page.locator('.run')).toBeVisible();
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      expect(thrown).toEqual([]);
    },
  );

test('an option that is folded away is seen if a link sets it', async ({ page }) => {
  await openTool(page, 'resize-image');
  await expect(page.locator('#option-linear')).toBeHidden();
  await page.getByText('More', { exact: true }).click();
  await expect(page.locator('#option-linear')).toBeVisible();
  await page.goto('/resize-image#linear=true');
  await page.reload();
  await expect(page.getByLabel('Keep fine highlights (slower)')).toBeChecked();
  await expect(page.locator('#option-linear')).toBeVisible();
});
