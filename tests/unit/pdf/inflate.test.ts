import { randomBytes } from 'node:crypto';
import { constants, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Inflater } from '#engines/pdf/document/inflater.ts';

function unpack(data: Uint8Array, most = Infinity) {
  const parts: Uint8Array[] = [];
  const ending = new Inflater(data, most, (part) => parts.push(part.slice())).run();
  return { ending, data: Buffer.concat(parts) };
}

const text = Buffer.from(Array.from({ length: 60_000 }, (_, at) => `${(at * 7919) % 300} l `).join(''));
const samples = [
  Buffer.alloc(0),
  Buffer.from('x'),
  Buffer.alloc(700_000),
  text,
  randomBytes(300_000),
  Buffer.concat([randomBytes(90_000), text, Buffer.alloc(90_000)]),
];
const strategies = [constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY, constants.Z_RLE];

test('Whatever zlib packs comes out as it went in', () => {
  for (const sample of samples) {
    for (const strategy of strategies) {
      for (const level of [0, 1, 9]) {
        const { ending, data } = unpack(deflateSync(sample, { strategy, level }));
        expect(ending).toBe('whole');
        expect(data.equals(sample)).toBe(true);
      }
    }
  }
});

test('Of data that is cut off or damaged, all that comes before the break comes out', () => {
  const packed = deflateSync(text);
  for (const length of [3, 50, packed.length >> 1, packed.length - 5]) {
    const { ending, data } = unpack(packed.subarray(0, length));
    expect(ending).toBe('broken');
    expect(text.subarray(0, data.length).equals(data)).toBe(true);
    expect(data.length).toBeGreaterThan((text.length * (length - 2000)) / packed.length);
  }
  expect(unpack(Buffer.from('no packed data')).ending).toBe('broken');
});

test('An end without its mark, and a wrong checksum, are told from damage', () => {
  const packed = deflateSync(text);
  expect(unpack(packed.subarray(0, -4))).toEqual({ ending: 'unmarked', data: text });
  expect(unpack(deflateSync(text, { finishFlush: constants.Z_SYNC_FLUSH }))).toEqual({
    ending: 'unmarked',
    data: text,
  });
  packed[packed.length - 1] = (packed.at(-1) ?? 0) ^ 1;
  expect(unpack(packed)).toEqual({ ending: 'changed', data: text });
});

test('No more comes out than may, but for what is under way', () => {
  const { ending, data } = unpack(deflateSync(Buffer.alloc(8 * 2 ** 20)), 2 ** 20);
  expect(ending).toBe('too-large');
  expect(data.length).toBeLessThan(1.5 * 2 ** 20);
});

test('Data can be unpacked while other data is', () => {
  const packed = deflateSync(samples.at(-1) ?? text);
  const parts: Uint8Array[] = [];
  const inner: Buffer[] = [];
  const ending = new Inflater(packed, Infinity, (part) => {
    parts.push(part.slice());
    inner.push(unpack(deflateSync(text)).data);
  }).run();
  expect(ending).toBe('whole');
  expect(Buffer.concat(parts).equals(samples.at(-1) ?? text)).toBe(true);
  expect(inner.length).toBeGreaterThan(1);
  expect(inner.every((data) => data.equals(text))).toBe(true);
});
