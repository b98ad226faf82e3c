import { expect, test } from 'vitest';
import sharp from 'sharp';
import { answers } from '#engines/pdf/pdf.ts';
import type { FieldValue } from '#jobs/contract/pdf-edits.ts';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, objectsOf, onlyOutput, operate, read } from './read-pdf.ts';

/** Builds a form with every kind of field, on a page of 300 by 300 points. */
function formFile(): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const [page, person, colour] = [file.next(), file.next(), file.next()];
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
  file.page(`/Annots [${all.join(' ')}]`, page);
  return file.document([page], {
    tree: '/MediaBox [0 0 300 300]',
    catalog: `/AcroForm << /Fields [${fields.join(' ')}] /DA (/Helv 0 Tf 0 g) /NeedAppearances true /XFA (old) >>`,
  });
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

test('Other fields stay, and a box can be cleared', async () => {
  const cleared = await fill({ agree: false });
  const [page] = await (await read(cleared)).pages();
  const fields = ((await page?.getAnnotations()) ?? []) as { fieldName: string; fieldValue: unknown }[];
  expect(fields.find(({ fieldName }) => fieldName === 'person.name')?.fieldValue).toBe('old');
  expect(fields.find(({ fieldName }) => fieldName === 'agree')?.fieldValue).toBe('Off');
  const [same] = await operate({ type: 'fill', values: {} }, [formFile()]);
  expect(same?.notes).toEqual([{ type: 'unchanged', why: 'no-changes' }]);
});

test('Letters that no font here has are stored, named, and left to readers to draw', async () => {
  const [output] = await operate({ type: 'fill', values: { notes: 'שלום مرحبا 東京', code: 'abc' } }, [formFile()]);
  expect(output?.notes).toContainEqual({
    type: 'letters-left-to-reader',
    letters: [...'שלוםمرحبا東京'],
  });
  const bytes = await onlyOutput(output ? [output] : []);
  const [page] = await (await read(bytes)).pages();
  const fields = ((await page?.getAnnotations()) ?? []) as { fieldName: string; fieldValue: unknown }[];
  expect(fields.find(({ fieldName }) => fieldName === 'notes')?.fieldValue).toBe('שלום مرحبا 東京');
  const objects = [...(await objectsOf(bytes)).values()].map((each) => JSON.stringify(each));
  expect(objects.some((each) => each.includes('"/NeedAppearances":true'))).toBe(true);
  const looks = (name: string) => objects.filter((each) => each.includes(`"/T":"u:${name}"`)).join();
  expect(looks('notes')).not.toContain('"/AP"');
  expect(looks('code')).toContain('"/AP"');
});

test.each([
  ['AFDate_FormatEx("dd-mmm-yy")', '3.4.2026', '03-Apr-26'],
  ['AFDate_FormatEx("dd-mmm-yy")', '2026-11-28', '28-Nov-26'],
  ['AFDate_FormatEx("dddd, d mmmm yyyy")', '28 nov 26', 'Saturday, 28 November 2026'],
  ['AFDate_FormatEx("m/d/yyyy HH:MM")', '11/28/2026 9:05', '11/28/2026 09:05'],
  ['AFDate_FormatEx("dd-mmm-yy")', '31.2.2026', undefined],
  ['AFDate_FormatEx("dd-mmm-yy")', 'soon', undefined],
  ['AFDate_Format(5)', 'Nov 8 2026', '8-Nov-26'],
  ['AFTime_Format(1)', '14:30', '2:30 pm'],
  ['AFNumber_Format(2, 0, 0, 0, "", true)', '1234567.5', '1,234,567.50'],
  ['AFNumber_Format(2, 2, 0, 0, " \\u20ac", false)', '1234,5', '1.234,50 €'],
  ['AFNumber_Format(0, 1, 2, 0, "$", true)', '-1234', '($1234)'],
  ['AFNumber_Format(2, 0, 0, 0, "", true)', 'many', undefined],
  ['AFPercent_Format(1, 0)', '0.125', '12.5 %'],
  ['AFSpecial_Format(2)', '5551234567', '(555) 123-4567'],
  ['AFSpecial_Format(3)', '123-45-6789', '123-45-6789'],
  ['AFSpecial_KeystrokeEx("9999-AA")', '1234xy', '1234-xy'],
  ['AFSpecial_Format(0)', '1234', undefined],
])('A field with %s that gets %s shows %s', async (script, text, drawn) => {
  const [output] = await operate({ type: 'fill', values: { asked: text } }, [askingForm(script)]);
  const [page] = await (await read(await onlyOutput(output ? [output] : []))).pages();
  const [field] = ((await page?.getAnnotations()) ?? []) as { textContent?: string[] }[];
  expect(field?.textContent?.join('')).toBe(drawn ?? text);
  const unlike = output?.notes.filter(({ type }) => type === 'not-as-form-asks') ?? [];
  expect(unlike.length).toBe(drawn === undefined ? 1 : 0);
});

test('A value is stored as scripts compute with it', async () => {
  const values = { asked: '1.234,50' };
  const bytes = await onlyOutput(
    await operate({ type: 'fill', values }, [askingForm('AFNumber_Format(2, 2, 0, 0, "", true)')]),
  );
  const [page] = await (await read(bytes)).pages();
  const [field] = ((await page?.getAnnotations()) ?? []) as { fieldValue?: string }[];
  expect(field?.fieldValue).toBe('1234.5');
});

/** Builds a form with one text field, whose script formats its value. */
function askingForm(script: string): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const page = file.next();
  const key = script.includes('Keystroke') ? 'K' : 'F';
  const action = `<< /S /JavaScript /JS <${Buffer.from(script).toString('hex')}> >>`;
  const field = file.add(
    `<< /Type /Annot /Subtype /Widget /F 4 /P ${page} /Rect [20 20 280 40] /FT /Tx /T (asked) /AA << /${key} ${action} >> >>`,
  );
  file.page(`/Annots [${field}]`, page);
  return file.document([page], { tree: '/MediaBox [0 0 300 300]', catalog: `/AcroForm << /Fields [${field}] >>` });
}

/** Builds a form with an order of keys, a calculated field and fields of special looks. */
function layoutFile(tabs = 'R'): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const page = file.next();
  const widget = (rect: string, more: string) =>
    file.add(`<< /Type /Annot /Subtype /Widget /F 4 /P ${page} /Rect [${rect}] ${more} >>`);
  const all = [
    widget('100 40 190 60', '/FT /Tx /T (last) /DA (/Helv 9 Tf 1 0 0 rg) /Q 1'),
    widget('100 141 190 161', '/FT /Tx /T (second) /Ff 16777216 /MaxLen 4'),
    widget('10 140 90 160', '/FT /Tx /T (first) /MK << /R 90 >>'),
    widget('10 90 90 110', '/FT /Tx /T (sum) /AA << /C << /S /JavaScript /JS (1) >> >>'),
    file.add(`<< /Type /Annot /Subtype /Widget /F 2 /P ${page} /Rect [0 0 9 9] /FT /Tx /T (hidden) /V (x) >>`),
  ];
  file.page(`/Tabs /${tabs} /Annots [${all.join(' ')}]`, page);
  const [last, second, first, sum] = all;
  const element = (kids: string) => file.add(`<< /Type /StructElem /S /Form /K ${kids} >>`);
  const object = (widget = '') => `<< /Type /OBJR /Obj ${widget} /Pg ${page} >>`;
  const structure = `<< /Type /StructTreeRoot /K [${element(`[${object(sum)} ${element(object(last))}]`)} ${element(object(second))} ${element(object(first))}] >>`;
  return file.document([page], {
    tree: '/MediaBox [0 0 200 200]',
    catalog: `/StructTreeRoot ${structure} /AcroForm << /Fields [${all.join(' ')}] >>`,
  });
}

test.each([
  ['R', ['first', 'second', 'sum', 'last']],
  ['C', ['first', 'sum', 'second', 'last']],
  ['S', ['sum', 'last', 'second', 'first']],
  ['W', ['last', 'second', 'first', 'sum']],
])('Keys go through fields in the order of the page (/Tabs /%s)', async (tabs, order) => {
  const fields = await answers.fields({ type: 'fields', file: new File([layoutFile(tabs)], 'a.pdf'), password: '' });
  const seen = fields.filter(({ boxes }) => boxes.length > 0);
  const byOrder = seen.toSorted((a, b) => (a.boxes[0]?.order ?? 0) - (b.boxes[0]?.order ?? 0));
  expect(byOrder.map(({ name }) => name)).toEqual(order);
});

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
