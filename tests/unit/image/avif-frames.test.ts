import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { writeSequence } from '#engines/image/formats/avif/write-sequence.ts';
import { readSequence } from '#codecs/avif-sequence/read-sequence.ts';
import { readHeader } from '#engines/image/formats/header.ts';
import type { ImageFacts } from '#jobs/contract/facts.ts';
import { sniffFormat } from '#formats/formats.ts';
import convertImage from '#tools/convert-image.ts';
import { foreseeLosses } from '#words/files.ts';

/** A sequence header for 64 × 64 pixels, as Chromium writes it, and the first byte of a frame. */
const first = Uint8Array.from([
  0x0a, 0x0c, 0x20, 0, 0, 2, 0xaf, 0xff, 0x80, 0x34, 0x80, 0x86, 0x80, 0xc8, 0x32, 0x01, 0x10,
]);
const next = Uint8Array.from([0x32, 0x01, 0x20]);

test('a written sequence says its size, times and transparency', async () => {
  const bytes = writeSequence({
    ...{ width: 64, height: 48, delays: [40, 40, 500], loop: 3 },
    ...{ colour: [first, next, next], alpha: [first, next, next] },
  });
  const file = new Blob([bytes]);
  expect(await sniffFormat(file)).toBe('avif');
  expect(await readHeader(bytes, 'avif')).toMatchObject({ width: 64, height: 48, frames: 3, alpha: true, depth: 8 });
  expect(readSequence(bytes)).toMatchObject({ delays: [40, 40, 500], loop: 3, alpha: { premultiplied: false } });
});

test("another writer's sequence says its times, its colours and how it is turned", async () => {
  const bytes = new Uint8Array(await readFile('tests/fixtures/images/sequence-full-range.avif'));
  expect(readSequence(bytes)).toMatchObject({
    ...{ delays: [250, 100, 250, 250], loop: 0, angle: 270, flip: false },
    colours: { primaries: 1, transfer: 13, matrix: 6, fullRange: true },
    // Only the frames say so.
    alpha: { codec: 'av01.0.00M.08', fullRange: true, premultiplied: false },
  });
  expect(readSequence(bytes.slice(0, -20))).toBeUndefined();
});

test('a browser that cannot write animated AVIF says so first', () => {
  const facts: ImageFacts = {
    ...({ kind: 'image', format: 'gif' } as const),
    ...{ width: 64, height: 48, frames: 3, alpha: false, depth: 8 },
  };
  const job = convertImage.job({ format: 'avif', quality: 80, metadata: 'safe' });
  expect(foreseeLosses({ ...facts, stillOnly: ['avif'] }, job).join(' ')).toMatch(
    /cannot write animated AVIF: only the first of 3 frames .+ PNG, WebP, GIF and JPEG XL keep them all/,
  );
  expect(foreseeLosses(facts, job)).toEqual([]);
});
