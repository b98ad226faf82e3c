import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import type { PageReading, ReadPage } from '#jobs/contract/reading.ts';
import { checkStatus, onlyOutput, operate, read } from './read-pdf.ts';

/** Builds empty pages, each rotated by these degrees. */
function pages(...angles: number[]): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const kids = angles.map((angle) => file.page(`/MediaBox [0 0 300 200] /Rotate ${angle}`));
  return file.document(kids);
}

/** A line in a picture of 600 by 400 pixels: words 80 pixels wide, 100 apart. */
function line(texts: string[], page: Partial<ReadPage> = {}): ReadPage {
  const words = texts.map((text, index) => ({
    text,
    box: [100 + index * 100, 100, 180 + index * 100, 120] as const,
    confidence: 90,
  }));
  const box = [100, 100, 80 + texts.length * 100, 120] as const;
  const lines = [{ text: texts.join(' '), words, box, baseline: [120, 120] as const, height: 24 }];
  return {
    width: 600,
    height: 400,
    dotsPerInch: 144,
    back: [1, 0, 0, 1, 0, 0],
    angle: 0,
    confidence: 90,
    blocks: [{ paragraphs: [{ lines, isRightToLeft: false }] }],
    ...page,
  };
}

const add = (readings: PageReading[], file: Uint8Array<ArrayBuffer>, languages = ['en']) =>
  operate({ type: 'add-text', readings, languages }, [file]);

/** Returns where texts begin on a page as it is displayed, from the upper left. */
async function placesOf(bytes: Uint8Array, number = 0) {
  const page = (await (await read(bytes)).pages())[number];
  if (!page) throw new Error('There is no such page');
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = item.transform as number[];
    const [left = 0, top = 0] = viewport.convertToViewportPoint(x ?? 0, y ?? 0);
    return [{ text: item.str.trim(), left: Math.round(left), top: Math.round(top) }];
  });
}

test('Words stand where they were read, on pages that are turned too', async () => {
  const after = await onlyOutput(await add([line(['One', 'two'])], pages(0)));
  expect(await checkStatus(after)).toBe(0);
  expect((await placesOf(after))[0]).toMatchObject({ left: 50, top: 60 });
  // As displayed, the page is 200 points wide and 300 high.
  const sideways = line(['One', 'two'], { width: 400, height: 600 });
  const turned = await onlyOutput(await add([sideways], pages(90)));
  expect((await placesOf(turned))[0]).toMatchObject({ left: 50, top: 60 });
});

test('Words of a picture that was read upside down run that way on the page', async () => {
  const after = await onlyOutput(await add([line(['One'], { back: [-1, 0, 0, -1, 600, 400] })], pages(0)));
  expect(await placesOf(after)).toEqual([{ text: 'One', left: 250, top: 140 }]);
});

test('The text is what was read, in any script, and the document says its language', async () => {
  const texts = ['Grüße', '日本語', 'नमस्ते', '𝒳'];
  const after = await onlyOutput(await add([line(texts), 'has-text'], pages(0, 0), ['de']));
  const reading = await read(after);
  expect((await reading.texts())[0]?.replace(/\s+/g, ' ').trim().normalize()).toBe(texts.join(' ').normalize());
  expect((await reading.document.getMetadata()).info).toMatchObject({ Language: 'de' });
});

test('Arabic comes back in the order in which it is written', async () => {
  const after = await onlyOutput(await add([line(['سلام'])], pages(0), ['ar']));
  expect((await (await read(after)).texts())[0]?.trim()).toBe('سلام');
});

test('A document whose pages all have text is given back, and one without a word is refused', async () => {
  const file = pages(0, 0);
  const [output] = await add(['has-text', 'has-text'], file);
  expect(output?.notes).toEqual([{ type: 'unchanged', why: 'has-text' }]);
  await expect(add([line([], { blocks: [] }), 'not-drawn'], file)).rejects.toMatchObject({ code: 'nothing-read' });
});
