import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawOver } from '#engines/pdf/content/draw-over.ts';
import { PdfDocument } from '#engines/pdf/document/document.ts';
import { Subsetter } from '#engines/pdf/fonts/harfbuzz.ts';
import { Letters } from '#engines/pdf/fonts/letters.ts';
import { rewrite } from '#engines/pdf/copy/rewrite.ts';
import { openSource } from '#containers/pdf/source.ts';
import { checkStatus, fixture, read } from './read-pdf.ts';

const part = (name: string) => readFile(new URL(`../../../node_modules/${name}`, import.meta.url));
const sources = {
  font: async () => new Uint8Array(await part('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  subsetter: async () => Subsetter.start(await WebAssembly.compile(await part('harfbuzzjs/dist/harfbuzz-subset.wasm'))),
};
const plain = await fixture('plain.pdf');

/** Writes each text on its own line of the first page, at size 10. */
async function write(texts: string[]) {
  const document = new PdfDocument(await openSource(new Blob([plain])));
  const letters = await Letters.for(document, texts, 'plain', sources);
  const [page] = document.pages;
  if (!page) throw new Error('There is no page');
  const widths = texts.map((text, index) => {
    const { font, encode, widthOf } = letters.of(text);
    const content = `BT /StayputTest${index} 10 Tf 10 ${20 + index * 12} Td ${encode(text)} Tj ET`;
    drawOver(document, page, content, { Font: { [`StayputTest${index}`]: font } });
    return widthOf(text) * 10;
  });
  letters.finish();
  const bytes = new Uint8Array(await (await rewrite(document, {})).data.arrayBuffer());
  return { bytes, widths };
}

/** Returns the texts that pdf.js, which shares no code with ours, reads on the first page, and their lengths. */
async function linesOf(bytes: Uint8Array) {
  const [page] = await (await read(bytes)).pages();
  const items = (await page?.getTextContent())?.items ?? [];
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [[item.str, item.width] as const] : []));
}

test('Letters of many languages are embedded, can be read again, and are as wide as was said', async () => {
  const texts = [
    'Zażółć gęślą jaźń',
    'Příliš žluťoučký kůň',
    'Şişli İğdır',
    'Ωμέγα ξεσκεπάζω',
    'Съешь ещё Їжак',
    'Հայերեն ქართული',
    'Crème',
  ];
  const { bytes, widths } = await write(texts);
  const lines = new Map(await linesOf(bytes));
  for (const [index, text] of texts.entries()) expect(lines.get(text), text).toBeCloseTo(widths[index] ?? 0, 1);
  expect(await checkStatus(bytes)).toBe(0);
  // The whole font has 757,076 bytes.
  expect(bytes.length).toBeLessThan(40_000);
});

test('Letters with accents apart are put together, and what no font here can write is named', async () => {
  const { bytes } = await write(['Z\u0307o\u0301\u0142w']);
  expect((await linesOf(bytes)).map(([text]) => text)).toContain('Żółw');
  await expect(write(['Ω 漢 שלום'])).rejects.toMatchObject({ facts: { characters: ['漢', 'ש', 'ל', 'ו', 'ם'] } });
});
