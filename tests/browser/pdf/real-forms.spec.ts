import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { changeOf, typedInto, widgetsIn } from '../../filled-form.ts';
import { atNight } from '../../nightly.ts';
import { expect, test } from '../test.ts';
import { addFiles, fixture, only, openTool, runTool, saveResults } from '../tool-page.ts';

const byDay = ['bug1675139.pdf', 'form_two_pages.pdf'];
const others = readdirSync(fixture('forms')).filter((name) => !byDay.includes(name));

interface Entry {
  /** Where it was entered: the page, from 0, and shares of it. */
  page: number;
  x: number;
  y: number;
  value: string;
}

/** Fills in the field that has the focus, and says what was entered where; nothing if none has it. */
async function fillFocused(page: Page): Promise<Entry | undefined> {
  const field = await page.evaluate(() => {
    const control = document.activeElement;
    const paper = control?.closest<HTMLElement>('.paper');
    if (!paper || !(control instanceof HTMLElement)) return undefined;
    const [sheet, box] = [paper.getBoundingClientRect(), control.getBoundingClientRect()];
    const options = control instanceof HTMLSelectElement ? [...control.options].map(({ label }) => label) : [];
    return {
      page: Number(paper.dataset['page']) - 1,
      x: (box.x + box.width / 2 - sheet.x) / sheet.width,
      y: (box.y + box.height / 2 - sheet.y) / sheet.height,
      at: Number(control.dataset['at']),
      type: 'type' in control ? String(control.type) : '',
      maxLength: 'maxLength' in control ? Number(control.maxLength) : 0,
      last: options.at(-1) ?? '',
    };
  });
  if (!field) return undefined;
  const place = { page: field.page, x: field.x, y: field.y };
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (!(await page.locator(':focus').isChecked())) await page.keyboard.press('Space');
    return { ...place, value: 'on' };
  }
  if (field.type.startsWith('select')) {
    await page.keyboard.press('End');
    return { ...place, value: field.last };
  }
  const value = typedInto(field.maxLength, field.at);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(value);
  return { ...place, value };
}

for (const name of [...byDay, ...atNight(others)])
  test(`${name}: what is typed on the page from field to field is in the fields of those places`, async ({ page }) => {
    const before = readFileSync(fixture(`forms/${name}`));
    await openTool(page, 'fill-pdf-form');
    await addFiles(page, [fixture(`forms/${name}`)]);
    await page.locator('.paper [data-at="0"]').focus();
    const entered: Entry[] = [];
    for (let entry = await fillFocused(page); entry; entry = await fillFocused(page)) {
      entered.push(entry);
      await page.keyboard.press('Tab');
    }
    await runTool(page);
    const after = only(await saveResults(page));
    const widgets = await widgetsIn(after);
    const found = entered.map(({ page: index, x, y, value }) => {
      const own = widgets.find(
        (one) => one.page === index && x > one.left && x < one.right && y > one.top && y < one.bottom,
      );
      return { name: own?.name ?? '', value, got: own?.shown };
    });
    // Several places may show one field: the last entry counts.
    const wanted = [...new Map(found.map((one) => [one.name, one])).values()];
    expect(wanted.filter(({ value, got }) => got !== value)).toEqual([]);
    const { changed, elsewhere } = await changeOf(before, after);
    const old = new Map((await widgetsIn(before)).map((one) => [one.name, one.shown]));
    const written = wanted.filter(({ name: field, value }) => value !== 'on' && value !== old.get(field));
    expect(
      written.filter((one) => !changed.has(one.name)),
      'texts that are not drawn',
    ).toEqual([]);
    expect(elsewhere, 'points outside of fields').toBe(0);
  });
