import fc from 'fast-check';
import { expect, it } from 'vitest';
import { concat, fromLatin1 } from '#containers/bytes.ts';
import { riffChunks, writeChunk } from '#containers/riff.ts';
import { readWebp } from '#engines/image/formats/webp/header.ts';
import { rewriteWebp } from '#engines/image/formats/webp/metadata.ts';
import { property } from '../property.ts';

const little = (value: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
};
const size = fc.oneof(fc.nat(60), fc.constantFrom(2 ** 31, 2 ** 32 - 1, 2 ** 32 - 8));
const type = fc.constantFrom('VP8X', 'VP8 ', 'VP8L', 'ANMF', 'ICCP', 'EXIF', 'XMP ', 'odd ');
const data = fc.uint8Array({ maxLength: 24 }).map((array) => new Uint8Array(array));
const piece = fc.oneof(
  fc.tuple(type, size, data).map(([name, length, body]) => concat([fromLatin1(name), little(length), body])),
  fc.tuple(type, data).map(([name, body]) => writeChunk(name, body)),
);
const hostile = fc
  .tuple(size, fc.array(piece, { maxLength: 6 }))
  .map(([length, pieces]) => concat([fromLatin1('RIFF'), little(length), fromLatin1('WEBP'), ...pieces]));

property([hostile, fc.nat(200)], 500)(
  'Chunks follow one another within the file, whatever its bytes',
  (bytes, limit) => {
    let last = 12;
    for (const { at, start, end, next } of riffChunks(bytes, limit)) {
      expect(at).toBe(last);
      expect(start).toBe(at + 8);
      expect(end).toBeGreaterThanOrEqual(start);
      expect(next).toBeGreaterThanOrEqual(end);
      last = next;
    }
    expect(last).toBeLessThanOrEqual(Math.max(12, Math.min(limit, bytes.length)));
  },
);

property([hostile], 500)('A WebP is read or said to be too short, whatever its bytes', (bytes) => {
  const { parts } = rewriteWebp(bytes, new Set());
  expect(concat(parts).length).toBeLessThanOrEqual(bytes.length + 1);
  try {
    expect(readWebp(bytes).frames).toBeGreaterThan(0);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
});

it('A chunk of an odd length is followed by a zero', () => {
  const bytes = concat([
    new Uint8Array(12),
    writeChunk('ICCP', new Uint8Array(3)),
    writeChunk('EXIF', new Uint8Array(2)),
  ]);
  expect(riffChunks(bytes).map(({ type: name, start, end }) => [name, start, end])).toEqual([
    ['ICCP', 20, 23],
    ['EXIF', 32, 34],
  ]);
});
