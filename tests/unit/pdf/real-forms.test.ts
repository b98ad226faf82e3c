import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { answers } from '#engines/pdf/pdf.ts';
import { everything } from '../../nightly.ts';
import { changeOf, otherValues, widgetsIn } from '../../filled-form.ts';
import { checkStatus, onlyOutput, operate } from './read-pdf.ts';

const folder = 'tests/fixtures/forms';
const forms = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));

/** By day every third of them, and the longest. */
const tried = everything ? forms : forms.filter((name, index) => index % 3 === 0 || name === 'prefilled_f1040.pdf');

test.each(tried)('%s is filled in: another program reads each value and draws it in its place', async (name) => {
  const before = new Uint8Array(await readFile(`${folder}/${name}`));
  const file = new File([before], name);
  const fields = await answers.fields({ type: 'fields', file, password: '' });
  const values = otherValues(fields);
  const after = await onlyOutput(await operate({ type: 'fill', values }, [file]));
  expect(await checkStatus(after)).toBe(0);
  const found = new Map((await widgetsIn(after)).map(({ name: field, value }) => [field, value]));
  const { changed, elsewhere } = await changeOf(before, after);
  const wrong = Object.entries(values).filter(([field, value]) => {
    const got = found.get(field) ?? '';
    // pdf.js names a button by the label of its state.
    const label = fields.find((one) => one.name === field)?.choices.find((choice) => choice.value === value)?.label;
    return value === true ? got === '' : got !== (value === false ? '' : value) && got !== label;
  });
  expect(wrong.map(([field, value]) => ({ field, value, got: found.get(field) }))).toEqual([]);
  expect(
    Object.keys(values).filter((field) => !changed.has(field)),
    'fields that look as before',
  ).toEqual([]);
  expect(elsewhere, 'points outside of fields').toBe(0);
});
