import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inflatedLength, inflatedWithin, unzipped } from '#containers/unzipped.ts';
import { property } from '../property.ts';

const zeros = Buffer.alloc(40 * 2 ** 20);
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

test('Compressed data is unpacked up to a limit, and not at all when it is larger or damaged', async () => {
  const packed = deflateSync('text');
  expect(await inflatedWithin(bytesOf(packed), 4)).toEqual(bytesOf(Buffer.from('text')));
  expect(await inflatedWithin(bytesOf(packed), 3)).toBeUndefined();
  expect(await inflatedWithin(bytesOf(packed.subarray(0, -2)), 4)).toBeUndefined();
  expect(await inflatedWithin(bytesOf(deflateSync(zeros)), 2 ** 20)).toBeUndefined();
});

test('The length of what is compressed is found where streams cannot be iterated, as in Safari', async () => {
  const iterated = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator);
  expect(iterated).toBeDefined();
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  try {
    expect(await inflatedLength(bytesOf(deflateSync(zeros)), zeros.length)).toBe(zeros.length);
    expect(await inflatedLength(bytesOf(deflateSync(zeros)), 2 ** 20)).toBeUndefined();
    expect(await inflatedLength(bytesOf(deflateSync(zeros).subarray(0, -2)), zeros.length)).toBeUndefined();
  } finally {
    Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterated ?? {});
  }
});

test('No more of a gzip file is unpacked than is asked for', async () => {
  expect((await unzipped(bytesOf(gzipSync(zeros)), 2 ** 20)).length).toBeLessThan(2 ** 21);
});

test('Everything before the cut of a truncated gzip file is unpacked', async () => {
  const text = Buffer.from(Array.from({ length: 9000 }, (_, index) => `<rect x="${index * 7919}"/>`).join(''));
  const packed = gzipSync(text);
  const start = await unzipped(bytesOf(packed.subarray(0, packed.length - 8)));
  expect(Buffer.from(start).equals(text)).toBe(true);
});

/** Compressed data with a few changed bytes, and truncated. */
const spoilt = (pack: (bytes: Uint8Array) => Buffer) =>
  fc
    .tuple(fc.uint8Array({ maxLength: 400 }), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }), fc.nat(30))
    .map(([bytes, changes, cut]) => {
      const packed = bytesOf(pack(bytes));
      // The gzip signature stays.
      for (const [at, value] of changes) packed[2 + (at % (packed.length - 2))] = value;
      return packed.subarray(0, Math.max(2, packed.length - cut));
    });

property([spoilt(gzipSync), spoilt(deflateSync)], 200)(
  'Gzip and zlib data is unpacked or left alone, whatever its bytes',
  async (zipped, deflated) => {
    expect((await unzipped(zipped, 2 ** 16)).length).toBeLessThan(2 ** 21);
    expect((await inflatedWithin(deflated, 2 ** 16))?.length ?? 0).toBeLessThanOrEqual(2 ** 16);
  },
);
