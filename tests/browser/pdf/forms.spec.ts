import { PDFDocument } from 'pdf-lib';
import { widgetsIn } from '../../filled-form.ts';
import { formPdf } from '../../form-pdf.ts';
import { expect, test } from '../test.ts';
import { addFiles, fixture, only, openTool, runTool, saveResults, showBefore } from '../tool-page.ts';

const given = async () => ({ name: 'form.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await formPdf()) });

test('A form is filled in on its pages, from field to field by Tab, and other programs read every value', async ({
  page,
}) => {
  await openTool(page, 'fill-pdf-form');
  await addFiles(page, [await given()]);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('person.name (required)').focus();
  const typed = ['Zoë Größe', 'AB123456', 'One line'];
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await field('colour: Blue').check();
  await field('land').selectOption('Germany');
  await field('turned').fill('Upright');
  await expect(field('code'), 'the file allows eight characters').toHaveValue('AB123456');
  await expect(field('total'), 'what cannot be changed stays as it is drawn').toHaveCount(0);

  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect(field('person.name (required)'), 'the list has what was typed on the page').toHaveValue('Zoë Größe');
  await expect(field('Blue')).toBeChecked();
  await expect(field('total')).toBeDisabled();
  await field('notes').fill('Another line');
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect(field('notes'), 'the page has what was typed in the list').toHaveValue('Another line');

  await runTool(page);
  const bytes = only(await saveResults(page));
  const form = (await PDFDocument.load(bytes)).getForm();
  const text = (name: string) => form.getTextField(name).getText();
  expect([text('person.name'), text('code'), text('notes'), text('turned')]).toEqual([
    'Zoë Größe',
    'AB123456',
    'Another line',
    'Upright',
  ]);
  expect(form.getCheckBox('agree').isChecked()).toBe(true);
  expect(form.getRadioGroup('colour').getSelected()).toBe('Blue');
  expect(form.getDropdown('land').getSelected()).toEqual(['Germany']);
});

test('Fields lie where the file has them, also on a rotated page, and text is large enough to read', async ({
  page,
}) => {
  await openTool(page, 'fill-pdf-form');
  await addFiles(page, [await given()]);
  await page.getByLabel('person.name (required)', { exact: true }).waitFor();
  const boxOf = async (label: string, paper: number) => {
    const [sheet, box] = await Promise.all([
      page.locator('.paper').nth(paper).boundingBox(),
      page.getByLabel(label, { exact: true }).boundingBox(),
    ]);
    if (!sheet || !box) throw new Error(`${label} is not there`);
    const scale = sheet.width / (paper === 0 ? 595 : 842);
    const points = [box.x - sheet.x, box.y - sheet.y, box.width, box.height].map((one) => Math.round(one / scale));
    return { scale, points };
  };
  // The page gets its size once it is drawn.
  await expect.poll(async () => (await boxOf('person.name (required)', 0)).points).toEqual([100, 72, 200, 20]);
  expect(8 * (await boxOf('person.name (required)', 0)).scale, 'text of 8 points, in pixels').toBeGreaterThanOrEqual(9);
  await page.getByLabel('turned', { exact: true }).scrollIntoViewIfNeeded();
  expect((await boxOf('turned', 1)).points).toEqual([100, 100, 200, 20]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => 8 * (await boxOf('person.name (required)', 0)).scale).toBeGreaterThanOrEqual(9);
});

test('Formats that a form asks for are seen before, and what does not suit them, or is left to readers, after', async ({
  page,
}) => {
  await openTool(page, 'fill-pdf-form');
  await addFiles(page, [fixture('forms/dates.pdf')]);
  const date = page.getByLabel('Date1_af_date, written as dd-mmm-yy', { exact: true });
  await expect(date).toHaveAttribute('placeholder', 'dd-mmm-yy');
  await date.fill('2026-11-28');
  await page.getByLabel('Date2_af_date, written as HH:MM:ss', { exact: true }).fill('soon');
  await runTool(page);
  const row = page.locator('file-rows li');
  await expect(row.getByText('the form asks for another format: “Date2_af_date” (HH:MM:ss)')).toBeInViewport();
  const [field] = await widgetsIn(only(await saveResults(page)));
  expect(field?.value).toBe('2026-11-28');

  await showBefore(page);
  await date.fill('שלום');
  await expect(page.locator('.save-all'), 'the result is out of date as soon as something is typed').toBeHidden();
  await runTool(page);
  await expect(row.getByText('drawn by the PDF reader that opens the file: ש ל ו ם')).toBeInViewport();
});

test('A file without fields leads on to writing on its pages, and takes the file along', async ({ page }) => {
  await openTool(page, 'fill-pdf-form');
  await addFiles(page, [fixture('pdf/plain.pdf')]);
  await page.getByRole('button', { name: 'Write on the pages' }).click();
  await expect(page).toHaveURL(/\/write-on-pdf/);
  await expect(page.locator('file-rows li')).toContainText('plain.pdf');
});

test('On a phone, a field is enlarged until what is typed can be read, and is in view', async ({
  browser,
  baseURL,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await browser.newPage({ ...phone, ...(baseURL && { baseURL }) });
  await openTool(page, 'fill-pdf-form');
  await addFiles(page, [await given()]);
  const field = page.getByLabel('code', { exact: true });
  await field.tap();
  await expect.poll(() => field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize))).toBeCloseTo(16, 0);
  await expect(field).toBeInViewport({ ratio: 0.85 });
  await page.keyboard.type('AB12');
  await expect(field).toHaveValue('AB12');
  await page.close();
});
