import { globSync, readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '../browser/test.ts';
import { addFiles, finished, fixture, openTool, pressRun, runTool, runOn } from '../browser/tool-page.ts';
import { formPdf } from '../form-pdf.ts';
import { atNight, everything, nightly } from '../nightly.ts';

/** Returns the parts of a page: its elements, each with its classes and the type of its control. */
function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  for (const [, tag, attributes = ''] of html.matchAll(/<([a-z][a-z0-9-]*)((?:\s[^>]*)?)>/g)) {
    const valueOf = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    parts.add(`${tag}.${valueOf('class')}:${valueOf('type')}`);
  }
  return parts;
}

/** The number of new parts, absent from all earlier pages, that makes a page worth testing in every run. */
const muchNew = 8;

/** Returns the pages that differ most from those before them, and the one with the longest name. */
function unlike(all: { path: string; html: string }[]): string[] {
  const left = all.map(({ path, html }) => ({ path, parts: partsOf(html) }));
  const seen = new Set<string>();
  const chosen: string[] = [];
  for (;;) {
    const [most] = left
      .map(({ path, parts }) => ({ path, unseen: [...parts].filter((part) => !seen.has(part)) }))
      .toSorted((a, b) => b.unseen.length - a.unseen.length);
    if (!most || most.unseen.length < muchNew) break;
    chosen.push(most.path);
    for (const part of most.unseen) seen.add(part);
  }
  const [longest] = all.toSorted((a, b) => titleOf(b.html).length - titleOf(a.html).length);
  return [...new Set([...chosen, ...(longest ? [longest.path] : [])])];
}

const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.trim() ?? '';

const built = globSync('dist/**/*.html').map((file) => ({
  path:
    file
      .replace(/^dist/, '')
      .replaceAll('\\', '/')
      .replace(/(?:\/index)?\.html$/, '') || '/',
  html: readFileSync(file, 'utf8'),
}));
/** The pages with most of the site's parts. At night, every page of the built site. */
const pages = everything ? built.map(({ path }) => path) : unlike(built).slice(0, 2);
const looks = [
  { width: 390, colorScheme: 'light', forcedColors: 'none' },
  { width: 1280, colorScheme: 'dark', forcedColors: 'none' },
  { width: 1280, colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** Rules that another width or other colours may break; the rest is the same in every look. */
const rulesOfLooks = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

async function violations(page: Page, rules?: string[]) {
  // Without cross-origin frames; otherwise each check would open its own page, which takes longer than the check.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Whether something is wider than the window, so that the page scrolls horizontally. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Returns the buttons of a page that are too small for a finger. */
const small = (page: Page) =>
  page
    .locator('main :is(button, summary):visible')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().width < 44 || each.getBoundingClientRect().height < 43.5)
        .map((each) => each.getAttribute('aria-label') ?? each.textContent.trim()),
    );

/** Whether this happens on the narrowest screen, with text twice as large. */
async function overflowsLarge(page: Page) {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  const is = await overflows(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return is;
}

/**
 * Checks the current state of a page on a phone in light mode, on a desktop in dark mode, and there with forced
 * colours.
 */
async function expectAccessible(page: Page) {
  for (const [index, { width, colorScheme, forcedColors }] of looks.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    const look = `${width} px, ${colorScheme}, forced colours ${forcedColors}`;
    expect(await violations(page, index > 0 ? rulesOfLooks : undefined), look).toEqual([]);
    expect(await overflows(page), `${width} px`).toBe(false);
  }
  expect(await overflowsLarge(page), '320 px, large text').toBe(false);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: looks[0].width, height: 900 }));

for (const path of pages) {
  test(`${path} is accessible, and fits`, async ({ page }) => {
    const html = (await (await page.goto(path))?.text()) ?? '';
    await expectAccessible(page);
    if (html.includes('<file-tool')) {
      await expect(page.locator('file-tool[data-ready]')).toBeAttached();
      // Inapplicable fields are hidden before the script runs, so nothing moves.
      const inPage = html.replaceAll(/<template[^>]*>.*?<\/template>/gs, '');
      const shown = inPage.match(/<div class="field [^>]*data-when/g)?.filter((tag) => !tag.includes(' hidden')) ?? [];
      await expect(page.locator('[data-when]:not([hidden])')).toHaveCount(shown.length);
    }
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

for (const slug of ['crop-image', ...atNight(['merge-images', 'image-colours', 'favicon-set', 'merge-pdf'])]) {
  test(`/${slug} is accessible, and fits, with pictures and results`, async ({ page }) => {
    await openTool(page, slug);
    await addFiles(page, [fixture('photos/coffee.jpg'), fixture('images/photo.heic')]);
    await expect(page.locator('.stage :is(p, div).waiting')).toHaveCount(0);
    if (slug !== 'image-colours') await pressRun(page);
    await finished(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: looks[0].width, height: 900 });
    expect(await small(page)).toEqual([]);
  });
}

test('the steps of a workflow are accessible, and fit', nightly, async ({ page }) => {
  await page.goto('/workflow#resize-image:width=200;watermark-image;images-to-pdf');
  await expect(page.locator('.steps > li')).toHaveCount(3);
  await page.getByRole('button', { name: 'Steps', exact: true }).click();
  await page.locator('.my-workflows > summary').click();
  for (const step of await page.locator('.steps summary').all()) await step.click();
  await expectAccessible(page);
});

test('the player on which a part is chosen is accessible, and fits', nightly, async ({ page }) => {
  await openTool(page, 'trim-video');
  await addFiles(page, [fixture('media/clip.mp4')]);
  await expect(page.locator('trim-player .wave')).toBeAttached();
  await expectAccessible(page);
});

test('a form on its pages is accessible, and fits', async ({ page }) => {
  await openTool(page, 'fill-pdf-form');
  const buffer = Buffer.from(await formPdf());
  await addFiles(page, [{ name: 'form.pdf', mimeType: 'application/pdf', buffer }]);
  await expect(page.locator('page-picture img').first()).toBeAttached();
  await expectAccessible(page);
  await page.setViewportSize({ width: looks[0].width, height: 900 });
  expect(await small(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expectAccessible(page);
});

test('what is written on pages is accessible, and fits', nightly, async ({ page }) => {
  await openTool(page, 'write-on-pdf');
  await addFiles(page, [fixture('pdf/plain.pdf')]);
  await expect(page.locator('page-picture img').first()).toBeAttached();
  for (const mark of ['Date', 'Tick', 'Line', 'Highlight', 'Text'])
    await page.getByRole('button', { name: mark, exact: true }).press('Enter');
  await page.keyboard.type('Ada');
  await expectAccessible(page);
});

test('the field for files is called what its button says, before and after there are some', async ({ page }) => {
  await openTool(page, 'edit-animation');
  const input = page.locator('drop-zone .zone input');
  await expect(input).toHaveAccessibleName('Choose files');
  await addFiles(page, [fixture('images/animated.gif')]);
  await expect(input).toHaveAccessibleName('Add files');
  await expect(page.locator('film-strip li').first()).toBeVisible();
  await expectAccessible(page);
});

test('a page with results and problems is accessible, and fits', nightly, async ({ page }) => {
  await runOn(page, 'compress-image', [
    fixture('photos/coffee.jpg'),
    fixture('images/truncated.jpg'),
    fixture('images/animated.gif'),
  ]);
  await page.getByRole('button', { name: 'Settings for coffee.jpg' }).click();
  await page.getByRole('form', { name: 'Settings for coffee.jpg' }).getByLabel('Format').selectOption('webp');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use the settings for all files' }).click();
  await runTool(page);
  await expectAccessible(page);
  // With text twice as large, there is no room for the options beside the files: they open on request.
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expect(page.getByRole('button', { name: 'Options' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Options' }).press('Enter');
  await expect(page.locator('#options')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Options' })).toBeFocused();
  expect(await overflows(page)).toBe(false);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.getByRole('button', { name: 'Compare coffee.jpg before and after' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
