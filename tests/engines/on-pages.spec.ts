import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { formPdf } from '../form-pdf.ts';
import { nightly } from '../nightly.ts';
import { read } from '../unit/pdf/read-pdf.ts';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './test.ts';
import { openWith, run, save } from './tool-run.ts';

// One browser for all.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Waits for what lies on the first page, and says how large text of 8 points is there, in pixels. */
const opened = (engine: EnginePage, selector: string) =>
  engine.evaluate(async (wanted) => {
    while (!document.querySelector(`page-picture img`) || !document.querySelector(wanted))
      await new Promise((drawn) => setTimeout(drawn, 50));
    const { width } = document.querySelector('.paper')?.getBoundingClientRect() ?? { width: 0 };
    const points = parseFloat(
      getComputedStyle(document.querySelector('.paper') ?? document.body).getPropertyValue('--across'),
    );
    return (8 * width) / points;
  }, selector);

async function only(engine: EnginePage): Promise<Buffer> {
  const [result] = (await save(engine)).values();
  if (!result) throw new Error('Nothing was saved');
  return result;
}

test('a form is filled in on its pages', nightly, async ({ engine }) => {
  const path = join(await mkdtemp(join(tmpdir(), 'form-')), 'form.pdf');
  await writeFile(path, await formPdf());
  await engine.errors();
  await openWith(engine, 'fill-pdf-form', [path]);
  expect(await opened(engine, '.paper [data-at]')).toBeGreaterThanOrEqual(9);
  const marks = await engine.evaluate(() => {
    const change = (label: string, set: (control: HTMLInputElement) => void) => {
      const control = document.querySelector<HTMLInputElement>(`.paper [aria-label="${label}"]`);
      if (!control) throw new Error(`${label} is not there`);
      set(control);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      return getComputedStyle(control, '::before').content;
    };
    change('person.name (required)', (control) => (control.value = 'Zoë'));
    return change('agree', (control) => (control.checked = true));
  }, undefined);
  // Firefox states what the style says.
  expect(marks, 'what a checked box shows').toMatch(/✔|attr\(data-mark\)/);
  await run(engine);
  const form = (await PDFDocument.load(await only(engine))).getForm();
  expect(form.getTextField('person.name').getText()).toBe('Zoë');
  expect(form.getCheckBox('agree').isChecked()).toBe(true);
  expect(await engine.errors()).toEqual([]);
});

test('a page is written on', nightly, async ({ engine }) => {
  await engine.errors();
  await openWith(engine, 'write-on-pdf', ['tests/fixtures/pdf/plain.pdf']);
  await opened(engine, 'page-writing .modes');
  const count = await engine.evaluate(async () => {
    const paper = document.querySelector('.paper');
    if (!paper) throw new Error('There is no page');
    const { left, top, width, height } = paper.getBoundingClientRect();
    const place = { bubbles: true, clientX: left + width * 0.4, clientY: top + height * 0.2, detail: 1 };
    paper.dispatchEvent(new MouseEvent('click', place));
    await new Promise((drawn) => setTimeout(drawn, 200));
    const field = document.querySelector<HTMLTextAreaElement>('.area textarea');
    if (!field || field !== document.activeElement) throw new Error('The text has no focus');
    field.value = 'Ada';
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    const pen = document.querySelector<HTMLElement>('page-writing .modes button:last-child');
    pen?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await new Promise((drawn) => setTimeout(drawn, 200));
    const draw = (type: string, x: number) =>
      paper.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, pointerId: 1, button: 0 },
          ...{ clientX: left + width * x, clientY: top + height * (x / 2 + 0.5) },
        }),
      );
    draw('pointerdown', 0.2);
    for (const x of [0.25, 0.3, 0.4]) draw('pointermove', x);
    draw('pointerup', 0.4);
    await new Promise((drawn) => setTimeout(drawn, 200));
    return document.querySelectorAll('.area').length;
  }, undefined);
  expect(count).toBe(2);
  await run(engine);
  expect((await (await read(await only(engine))).texts())[0]).toContain('Ada');
  expect(await engine.errors()).toEqual([]);
});
