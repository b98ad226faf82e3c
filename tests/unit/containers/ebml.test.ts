import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat } from '#containers/bytes.ts';
import { outerElements, readElements, readHead, within } from '#containers/ebml.ts';
import { matroskaChapters } from '#engines/media/containers/matroska-chapters.ts';
import { matroskaTracks } from '#engines/media/unread-tracks/matroska-tracks.ts';
import { property } from '../property.ts';

const ids = [
  [0x18, 0x53, 0x80, 0x67],
  [0x10, 0x43, 0xa7, 0x70],
  [0x16, 0x54, 0xae, 0x6b],
  [0x45, 0xb9],
  [0xb6],
  [0xec],
];
const id = fc.constantFrom(...ids);
/** Sizes in one to eight bytes, including unknown ones and ones over 2^53. */
const size = fc.oneof(
  fc.nat(30).map((value) => [0x80 | value]),
  fc.constantFrom([0xff], [0x01, 255, 255, 255, 255, 255, 255, 255], [0x01, 0x20, 0, 0, 0, 0, 0, 1], [0x40, 0], [0]),
);
const data = fc.uint8Array({ maxLength: 20 }).map((array) => new Uint8Array(array));
const element = (name: readonly number[], content: Uint8Array) =>
  concat([Uint8Array.from(name), Uint8Array.of(0x40 | (content.length >> 8), content.length & 255), content]);

const nested = fc.letrec<{ tree: Uint8Array<ArrayBuffer> }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    data,
    fc.tuple(id, size, data).map(([name, length, rest]) => concat([Uint8Array.from([...name, ...length]), rest])),
    fc.tuple(id, fc.array(tie('tree'), { maxLength: 4 })).map(([name, parts]) => element(name, concat(parts))),
  ),
})).tree;
const hostile = fc.array(nested, { maxLength: 6 }).map(concat);

const readerOf = (bytes: Uint8Array) => {
  const counting = { reads: 0, read };
  async function read(at: number, length: number) {
    counting.reads += 1;
    return bytes.subarray(at, at + length);
  }
  return counting;
};

describe('Whatever the bytes are', () => {
  property([hostile], 500)('elements lie one after the other in the file', (bytes) => {
    let last = 0;
    for (const { data: content } of readElements(bytes)) {
      expect(content.byteOffset).toBeGreaterThanOrEqual(last + 2);
      last = content.byteOffset + content.byteLength;
    }
    expect(last).toBeLessThanOrEqual(bytes.length);
    within(readElements(bytes), 0x18538067, 0x1043a770, 0x45b9);
  });

  property([hostile, fc.boolean()], 500)(
    'going from one to the next moves on, and takes one read for each',
    async (bytes, opensAll) => {
      const counting = readerOf(bytes);
      let [last, count] = [-1, 0];
      for await (const { at, start, size: length } of outerElements(counting.read, bytes.length, () => opensAll)) {
        expect(at).toBeGreaterThan(last);
        expect(start).toBeLessThanOrEqual(bytes.length);
        expect(length).toBeGreaterThanOrEqual(0);
        last = at;
        count += 1;
      }
      expect(counting.reads).toBeLessThanOrEqual(count + 1);
    },
  );

  property([hostile], 300)('chapters and tracks are read as far as they make sense', async (bytes) => {
    await matroskaChapters(new Blob([bytes]));
    await matroskaTracks(new Blob([bytes]));
  });
});

it('A size of eight bytes may be more than any file has', () => {
  const head = readHead(Uint8Array.of(0xec, 0x01, 255, 255, 255, 255, 255, 255, 255), 0);
  expect(head).toMatchObject({ id: 0xec, length: 9 });
  expect(head?.size).toBeGreaterThan(2 ** 53);
});

it('A truncated header is no header', () => {
  expect(readHead(Uint8Array.of(0x1a, 0x45), 0)).toBeUndefined();
  expect(readHead(Uint8Array.of(0xec), 0)).toBeUndefined();
  expect(readHead(Uint8Array.of(0, 0x80), 0)).toBeUndefined();
});
