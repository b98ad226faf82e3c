import { expect, test } from 'vitest';
import sharp from 'sharp';
import { answers } from '../../../src/engines/pdf/pdf.ts';
import type { FieldValue } from '../../../src/jobs/contract/pdf-edits.ts';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, objectsOf, onlyOutput, operate, read } from './read-pdf.ts';

/** Builds a form with every kind of field, on a page of 300 by 300 points. */
function formFile(): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const [catalog, tree, page, person, colour] = [file.next(), file.next(), file.next(), file.next(), file.next()];
  const look = (content: string) => file.stream('/Type /XObject /Subtype /Form /BBox [0 0 20 20]', content);
  const widget = (rect: string, more: string) =>
    file.add(`<< /Type /Annot /Subtype /Widget /F 4 /P ${page} /Rect [${rect}] ${more} >>`);
  const name = widget('20 250 180 270', `/T (name) /Parent ${person} /TU (Your name) /AP << /N ${look('n')} >>`);
  file.set(person, `<< /T (person) /FT /Tx /V (old) /Kids [${name}] >>`);
  const notes = widget('20 180 280 240', '/FT /Tx /T (notes) /Ff 4096 /Q 1 /DA (/Helv 8 Tf 1 0 0 rg)');
  const code = widget('20 150 180 170', '/FT /Tx /T (code) /Ff 16777216 /MaxLen 8');
  const agree = widget(
    '20 120 40 140',
    `/FT /Btn /T (agree) /AS /Off /V /Off /AP << /N << /On ${look('0 0 20 20 re f')} /Off ${look('n')} >> >>`,
  );
  const bare = widget('60 120 80 140', '/FT /Btn /T (bare) /MK << /BC [0 0 1] >>');
  const buttons = ['Red', 'Blue'].map((state, index) =>
    widget(
      `${100 + index * 40} 120 ${120 + index * 40} 140`,
      `/Parent ${colour} /AS /Off /AP << /N << /${state} ${look('0 0 20 20 re f')} /Off ${look('n')} >> >>`,
    ),
  );
  file.set(colour, `<< /FT /Btn /T (colour) /Ff 49152 /Kids [${buttons.join(' ')}] >>`);
  const combo = widget(
    '20 80 180 100',
    '/FT /Ch /T (land) /Ff 131072 /Opt [[(at) (Austria)] [(de) (Germany)]] /V (at)',
  );
  const list = widget('200 60 280 100', '/FT /Ch /T (days) /Ff 2097152 /Opt [(Monday) (Tuesday) (Friday)] /I [0]');
  const fields = [person, notes, code, agree, bare, colour, combo, list];
  const all = [name, notes, code, agree, bare, ...buttons, combo, list];
  file.set(page, `<< /Type /Page /Parent ${tree} /Annots [${all.join(' ')}] >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page}] /Count 1 /MediaBox [0 0 300 300] >>`);
  file.set(
    catalog,
    `<< /Type /Catalog /Pages ${tree} /AcroForm << /Fields [${fields.join(' ')}] /DA (/Helv 0 Tf 0 g) /NeedAppearances true /XFA (old) >> >>`,
  );
  return file.bytes(`/Root ${catalog}`);
}

const fill = async (values: Record<string, FieldValue>) =>
  onlyOutput(await operate({ type: 'fill', values }, [formFile()]));
const values = {
  'person.name': 'Zoë (von) Größe',
  notes: 'First line\nA second one that is so long that it has to be broken into several lines to fit',
  code: '12345678',
  agree: true,
  bare: true,
  colour: 'Blue',
  land: 'de',
  days: ['Monday', 'Friday'],
};

test('Values of every kind of field are read by other programs', async () => {
  const bytes = await fill(values);
  expect(await checkStatus(bytes)).toBe(0);
  const [page] = await (await read(bytes)).pages();
  const found = new Map(
    ((await page?.getAnnotations()) ?? []).map((field) => [
      `${field.fieldName as string}`,
      field.fieldValue as unknown,
    ]),
  );
  expect(Object.fromEntries(found)).toEqual({
    ...values,
    agree: 'On',
    bare: 'Yes',
    land: ['de'],
  });
  const text = JSON.stringify([...(await objectsOf(bytes)).values()]);
  expect(text).not.toMatch(/NeedAppearances|\/XFA|u:old/);
});

test('Each value is drawn, so that no reader has to make its look', async () => {
  const [before, after] = [await renderPdf(formFile()), await renderPdf(await fill(values))];
  const darkness = async (page: Buffer | undefined, left: number, top: number, width: number, height: number) => {
    // `stats` would cover the whole picture.
    const pixels = await sharp(page).extract({ left, top, width, height }).greyscale().raw().toBuffer();
    return 255 - pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  };
  const places: [number, number, number, number][] = [
    [20, 30, 160, 20],
    [20, 60, 260, 60],
    [20, 130, 160, 20],
    [20, 160, 20, 20],
    [60, 160, 20, 20],
    [140, 160, 20, 20],
    [200, 200, 80, 40],
  ];
  for (const place of places) {
    expect(await darkness(after[0], ...place), place.join()).toBeGreaterThan(2);
  }
  // The button that is off stays off.
  expect(await darkness(after[0], 100, 160, 20, 20)).toBe(await darkness(before[0], 100, 160, 20, 20));
});

test('A form is told as people are to see it', async () => {
  const fields = await answers.fields({ type: 'fields', file: new File([formFile()], 'a.pdf'), password: '' });
  expect(fields.map(({ name, kind, label }) => [name, kind, label])).toEqual([
    ['person.name', 'text', 'Your name'],
    ['notes', 'text', 'notes'],
    ['code', 'text', 'code'],
    ['agree', 'checkbox', 'agree'],
    ['bare', 'checkbox', 'bare'],
    ['colour', 'radio', 'colour'],
    ['land', 'combo', 'land'],
    ['days', 'list', 'days'],
  ]);
  expect(fields.find(({ name }) => name === 'land')).toMatchObject({
    values: ['at'],
    choices: [
      { value: 'at', label: 'Austria' },
      { value: 'de', label: 'Germany' },
    ],
  });
  expect(fields.find(({ name }) => name === 'colour')?.choices.map(({ value }) => value)).toEqual(['Red', 'Blue']);
});

test('Other fields stay, a box can be cleared, and letters that cannot be drawn are named', async () => {
  const cleared = await fill({ agree: false });
  const [page] = await (await read(cleared)).pages();
  const fields = ((await page?.getAnnotations()) ?? []) as { fieldName: string; fieldValue: unknown }[];
  expect(fields.find(({ fieldName }) => fieldName === 'person.name')?.fieldValue).toBe('old');
  expect(fields.find(({ fieldName }) => fieldName === 'agree')?.fieldValue).toBe('Off');
  await expect(fill({ notes: '東京' })).rejects.toMatchObject({ code: 'unwritable-text' });
  const [same] = await operate({ type: 'fill', values: {} }, [formFile()]);
  expect(same?.notes).toEqual([{ type: 'unchanged', why: 'no-changes' }]);
});

/** Builds a form with an order of keys, a calculated field and fields of special looks. */
function layoutFile(): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const [catalog, tree, page] = [file.next(), file.next(), file.next()];
  const widget = (rect: string, more: string) =>
    file.add(`<< /Type /Annot /Subtype /Widget /F 4 /P ${page} /Rect [${rect}] ${more} >>`);
  const all = [
    widget('100 40 190 60', '/FT /Tx /T (last) /DA (/Helv 9 Tf 1 0 0 rg) /Q 1'),
    widget('100 141 190 161', '/FT /Tx /T (second) /Ff 16777216 /MaxLen 4'),
    widget('10 140 90 160', '/FT /Tx /T (first) /MK << /R 90 >>'),
    widget('10 90 90 110', '/FT /Tx /T (sum) /AA << /C << /S /JavaScript /JS (1) >> >>'),
    file.add(`<< /Type /Annot /Subtype /Widget /F 2 /P ${page} /Rect [0 0 9 9] /FT /Tx /T (hidden) /V (x) >>`),
  ];
  file.set(page, `<< /Type /Page /Parent ${tree} /Tabs /R /Annots [${all.join(' ')}] >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page}] /Count 1 /MediaBox [0 0 200 200] >>`);
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} /AcroForm << /Fields [${all.join(' ')}] >> >>`);
  return file.bytes(`/Root ${catalog}`);
}

test('The places of fields are told, with their order, look and what calculates them', async () => {
  const fields = await answers.fields({ type: 'fields', file: new File([layoutFile()], 'a.pdf'), password: '' });
  const byOrder = fields.toSorted((a, b) => (a.boxes[0]?.order ?? 0) - (b.boxes[0]?.order ?? 0));
  expect(byOrder.map(({ name }) => name)).toEqual(['first', 'second', 'sum', 'last']);
  const [first, second, sum, last] = byOrder;
  expect(first?.boxes[0]).toMatchObject({ page: 1, left: 0.05, width: 0.4, height: 0.1, angle: 270 });
  expect(first?.boxes[0]?.top).toBeCloseTo(0.2);
  expect([second?.isComb, second?.maxLength]).toEqual([true, 4]);
  expect([sum?.isCalculated, last?.isCalculated]).toEqual([true, false]);
  expect(last).toMatchObject({ fontSize: 9, colour: 'rgb(255 0 0)', align: 'center' });
});
