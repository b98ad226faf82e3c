import { crc32 as crc32OfZlib } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { concat, fromLatin1, number } from '#containers/bytes.ts';
import { crc32 } from '#containers/crc32.ts';
import { chunksOf, joinChunks, outerChunks, signature, walkChunks } from '#containers/png.ts';
import { soundPng } from '#engines/image/salvage/sound-png.ts';
import { rewritePng } from '#engines/image/formats/png/metadata.ts';
import { property } from '../property.ts';

const type = fc.constantFrom('IHDR', 'IDAT', 'IEND', 'tEXt', 'iTXt', 'zTXt', 'eXIf', 'acTL', 'tIME');
const data = fc.uint8Array({ maxLength: 30 }).map((array) => new Uint8Array(array));
const claimed = fc.oneof(fc.nat(40), fc.constantFrom(2 ** 31, 2 ** 32 - 1, 2 ** 32 - 12));
const piece = fc.oneof(
  fc.tuple(claimed, type, data).map(([length, name, bytes]) => concat([number(length, 4), fromLatin1(name), bytes])),
  fc.record({ type, data }).map((chunk) => joinChunks([chunk]).subarray(signature.length)),
  data,
);
const hostile = fc.array(piece, { maxLength: 6 }).map((pieces) => concat([Uint8Array.from(signature), ...pieces]));

describe('Whatever the bytes are', () => {
  property([data])('their checksum is that of zlib', (bytes) => crc32(bytes) === crc32OfZlib(bytes));

  property([hostile], 500)('chunks lie one after the other in the file', (png) => {
    const { chunks, cutOff, end, isWhole } = walkChunks(png);
    let last = signature.length;
    for (const chunk of cutOff ? [...chunks, cutOff] : chunks) {
      expect(chunk.at).toBe(last);
      expect(chunk.start).toBe(chunk.at + 8);
      expect(chunk.end).toBeGreaterThanOrEqual(chunk.start);
      last = chunk.end + 4;
    }
    expect(end).toBeLessThanOrEqual(png.length);
    expect(isWhole).toBe(chunks.at(-1)?.type === 'IEND');
    expect(cutOff?.end ?? 0).toBeLessThanOrEqual(png.length);
  });

  property([hostile], 300)('the chunks of a file of any length are the same', async (png) => {
    const found = [];
    for await (const chunk of outerChunks(new Blob([png]))) found.push(chunk);
    expect(found.slice(0, walkChunks(png).chunks.length)).toEqual(walkChunks(png).chunks);
    expect(found.length).toBeLessThanOrEqual(walkChunks(png).chunks.length + 1);
  });

  property([hostile])('a file without an end is said to be too short', (png) => {
    if (walkChunks(png).isWhole) chunksOf(png);
    else expect(() => chunksOf(png)).toThrow(RangeError);
  });

  property([hostile])('its whole chunks can be read, and its metadata removed', async (png) => {
    expect(walkChunks(soundPng(png)).isWhole).toBe(true);
    const { parts } = await rewritePng(png, new Set());
    expect(concat(parts).length).toBeLessThanOrEqual(png.length);
  });
});
