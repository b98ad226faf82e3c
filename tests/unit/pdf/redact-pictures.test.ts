import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PdfDocument } from '#engines/pdf/document/document.ts';
import { clearParts } from '#engines/pdf/redact/samples.ts';
import { eraseContent } from '#engines/pdf/redact/erase.ts';
import { Stream } from '#containers/pdf/objects.ts';
import { openSource } from '#containers/pdf/source.ts';

/** Erases the lower left quarter of an inline image. */
async function cut(picture: string) {
  const file = await readFile(new URL('../../fixtures/pdf/plain.pdf', import.meta.url));
  const document = new PdfDocument(await openSource(new Blob([file])));
  const content = Buffer.from(`q 40 0 0 40 110 110 cm BI ${picture}\nEI Q`, 'latin1');
  const {
    isHard,
    pictures,
    content: after,
  } = eraseContent(document, { content, resources: new Map() }, [[100, 100, 130, 130]], new Map());
  const [own] = pictures.map(({ ref, parts }) => ({ stream: document.resolve(ref), parts }));
  return { isHard, own, text: Buffer.from(after).toString('latin1'), document };
}

test('An inline picture that is inside in part becomes a picture of its own, to be cut as others are', async () => {
  const { isHard, own, text, document } = await cut('/W 6 /H 1 /BPC 8 /CS /G ID secret');
  expect([isHard, text]).toEqual([false, 'q\n40 0 0 40 110 110 cm\n/StayputErased0x0 Do\nQ\n']);
  expect(own?.parts).toEqual([{ left: 0, top: 0.5, width: 0.5, height: 0.5 }]);
  if (!(own?.stream instanceof Stream)) throw new Error('There is no picture');
  const { dict } = own.stream;
  expect([document.name(dict.get('ColorSpace')), dict.get('Width'), dict.get('Height')]).toEqual(['DeviceGray', 6, 1]);
  const palette = await cut('/Width 4 /Height 2 /BPC 4 /CS [/I /RGB 1 <ff00ff00ff00>] /F /AHx ID 10 01 11 00>');
  expect([palette.isHard, palette.own === undefined]).toEqual([false, false]);
});

test('Samples are cleared to the bit', () => {
  const bits = { width: 20, height: 2, bitsPerPixel: 1, bytes: new Uint8Array(6).fill(0xff) };
  clearParts(bits, [{ left: 0.15, top: 0.5, width: 0.65, height: 0.5 }]);
  expect([...bits.bytes]).toEqual([0xff, 0xff, 0xff, 0b11100000, 0, 0xff]);
  const bytes = { width: 3, height: 1, bitsPerPixel: 24, bytes: new Uint8Array(9).fill(5) };
  clearParts(bytes, [{ left: 0.4, top: 0, width: 0.2, height: 1 }]);
  expect([...bytes.bytes]).toEqual([5, 5, 5, 0, 0, 0, 5, 5, 5]);
  const narrow = { width: 16, height: 1, bitsPerPixel: 1, bytes: new Uint8Array(2).fill(0xff) };
  clearParts(narrow, [{ left: 2 / 16, top: 0, width: 3 / 16, height: 1 }]);
  expect([...narrow.bytes]).toEqual([0b11000111, 0xff]);
});

test.each([
  ['is longer than its data', '/W 9 /H 1 /BPC 8 /CS /G ID secret'],
  ['ends within its data', '/W 6 /H 1 /BPC 8 /CS /G ID se\nEI cret'],
  ['has colours that are not known', '/W 6 /H 1 /BPC 8 /CS /Unknown ID secret'],
  ['has data that does not say where it ends', '/W 6 /H 1 /BPC 8 /CS /G /F /DCT ID secret'],
])('An inline picture that %s makes the page hard', async (_, picture) => {
  expect(await cut(picture)).toMatchObject({ isHard: true, own: undefined });
});
