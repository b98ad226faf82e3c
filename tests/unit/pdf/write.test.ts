import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, contentOf, fixture, onlyOutput, operate, read } from './read-pdf.ts';

// Its pages are rotated by 90 degrees, and the last by 180.
const first = await fixture('first.pdf');
const write = async (marks: PageMark[], asAnnotations: boolean) =>
  onlyOutput(await operate({ type: 'write', writing: { marks, asAnnotations } }, [first]));

const colours = { text: '#ff0000', tick: '#00cc00', cross: '#8800aa', line: '#ff00ff', pen: '#00cccc' } as const;
const at = (top: number, colour: string) => ({ left: 0.3, top, width: 0.1, height: 0.05, colour });
const marksOn = (page: number): PageMark[] => [
  { ...at(0.1, colours.text), page, type: 'text', text: 'Hello\nthere', size: 20 },
  { ...at(0.3, colours.tick), page, type: 'tick' },
  { ...at(0.4, colours.cross), page, type: 'cross' },
  { ...at(0.5, colours.line), page, type: 'line', points: [0, 0, 1, 1], thickness: 3 },
  { ...at(0.6, colours.pen), page, type: 'pen', points: [0, 1, 0.5, 0, 1, 1], thickness: 3 },
  { ...at(0.7, '#ffff00'), page, type: 'highlight' },
];

/** Returns the bounding box of a colour on a page, in shares of its sides. */
async function boxOf(page: Buffer | undefined, colour: string) {
  const wanted = [1, 3, 5].map((digit) => parseInt(colour.slice(digit, digit + 2), 16));
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (let place = 0; place < data.length; place += info.channels) {
    if (wanted.some((level, channel) => Math.abs((data[place + channel] ?? 0) - level) > 60)) continue;
    const pixel = place / info.channels;
    const [x, y] = [(pixel % info.width) / info.width, Math.floor(pixel / info.width) / info.height];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}

for (const asAnnotations of [false, true]) {
  test(`Everything is drawn where it was put, upright on rotated pages, ${asAnnotations ? 'as annotations' : 'as part of the page'}`, async () => {
    const bytes = await write([...marksOn(1), ...marksOn(4)], asAnnotations);
    expect(await checkStatus(bytes)).toBe(0);
    const pages = await renderPdf(bytes);
    for (const page of [pages[0], pages[3]]) {
      for (const [index, kind] of (['tick', 'cross', 'line', 'pen'] as const).entries()) {
        const box = await boxOf(page, colours[kind]);
        const top = 0.3 + index * 0.1;
        expect(box.left, kind).toBeGreaterThan(0.28);
        expect(box.right, kind).toBeLessThan(0.42);
        expect(box.top, kind).toBeGreaterThan(top - 0.02);
        expect(box.bottom, kind).toBeLessThan(top + 0.07);
        expect(box.right - box.left, kind).toBeGreaterThan(0.06);
      }
      const text = await boxOf(page, colours.text);
      expect(text.left).toBeGreaterThan(0.29);
      expect(text.top).toBeGreaterThan(0.1);
      expect(text.right).toBeGreaterThan(0.33);
      const marked = await boxOf(page, '#ffff00');
      expect(marked.left).toBeCloseTo(0.3, 1);
      expect(marked.bottom).toBeCloseTo(0.75, 1);
    }
    expect((await boxOf(pages[1], colours.text)).right, 'other pages stay as they are').toBe(0);
  });
}

test('What is part of the page is text that can be found, and everything else in the file stays', async () => {
  const bytes = await write(marksOn(1), false);
  const { texts, ...rest } = await contentOf(bytes);
  expect(texts[0]).toContain('Hello');
  const { texts: _, ...before } = await contentOf(first);
  expect(rest).toEqual(before);
});

test('Other programs read annotations by their kind and text', async () => {
  const plain = await fixture('plain.pdf');
  const writing = { marks: marksOn(1), asAnnotations: true };
  const bytes = await onlyOutput(await operate({ type: 'write', writing }, [plain]));
  const [page] = await (await read(bytes)).pages();
  const found = ((await page?.getAnnotations()) ?? []) as { subtype: string; contentsObj: { str: string } }[];
  expect(found.map(({ subtype }) => subtype).toSorted()).toEqual([
    'FreeText',
    'Highlight',
    'Ink',
    'Ink',
    'Ink',
    'Line',
  ]);
  expect(found.find(({ subtype }) => subtype === 'FreeText')?.contentsObj.str).toBe('Hello\nthere');
});

test('Nothing changes without marks; a page must be there, and letters that no font here has are named', async () => {
  const text: PageMark = { ...at(0.1, '#000000'), page: 1, type: 'text', text: '東京', size: 12 };
  await expect(write([text], false)).rejects.toMatchObject({ code: 'unwritable-text' });
  const [same] = await operate({ type: 'write', writing: { marks: [], asAnnotations: false } }, [first]);
  expect(same?.notes).toEqual([{ type: 'unchanged', why: 'no-changes' }]);
  await expect(write(marksOn(9), false)).rejects.toMatchObject({ code: 'no-such-page' });
});
