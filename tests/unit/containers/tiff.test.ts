import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat, fromLatin1 } from '#containers/bytes.ts';
import {
  directoriesOf,
  numbersOf,
  readDirectory,
  readDirectoryOf,
  readHeader,
  type Directory,
  type Layout,
} from '#containers/tiff.ts';
import { beginsWithPreview } from '#formats/camera-raw.ts';
import { exifOrientation } from '#metadata/exif-orientation.ts';
import { parseExif } from '#metadata/parse-exif.ts';
import { rewriteTiff } from '#engines/image/formats/tiff/metadata.ts';
import { partsEnd } from '#engines/image/formats/tiff/repack.ts';
import { property } from '../property.ts';

interface Row {
  tag: number;
  type: number;
  count: number | bigint;
  value: number | bigint;
}

/** Builds a directory of these fields, with the offset of the next one. */
function directory(rows: readonly Row[], next: number | bigint, { little, big }: Layout): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(big ? 16 + rows.length * 20 : 6 + rows.length * 12));
  const place = (at: number, value: number | bigint) =>
    big ? view.setBigUint64(at, BigInt(value), little) : view.setUint32(at, Number(value), little);
  if (big) view.setBigUint64(0, BigInt(rows.length), little);
  else view.setUint16(0, rows.length, little);
  for (const [index, { tag, type, count, value }] of rows.entries()) {
    const at = big ? 8 + index * 20 : 2 + index * 12;
    view.setUint16(at, tag, little);
    view.setUint16(at + 2, type, little);
    place(at + 4, count);
    place(at + (big ? 12 : 8), value);
  }
  place(view.byteLength - (big ? 8 : 4), next);
  return new Uint8Array(view.buffer);
}

function header(first: number | bigint, { little, big }: Layout): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(big ? 16 : 8));
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, big ? 43 : 42, little);
  if (big) {
    view.setUint16(4, 8, little);
    view.setBigUint64(8, BigInt(first), little);
  } else view.setUint32(4, Number(first), little);
  return new Uint8Array(view.buffer);
}

const layout = fc.record({ little: fc.boolean(), big: fc.boolean() });
/** Offsets in the file, and far beyond it. */
const place = (big: boolean) =>
  big
    ? fc.oneof(fc.bigInt(0n, 300n), fc.constantFrom(2n ** 53n, 2n ** 53n + 1n, 2n ** 63n, 2n ** 64n - 1n))
    : fc.oneof(fc.nat(300), fc.constantFrom(2 ** 31, 2 ** 32 - 1)).map(BigInt);
const tag = fc.constantFrom(254, 258, 259, 262, 0x0112, 273, 279, 324, 325, 330, 700, 0x8769, 0x8825, 0xa005);

const hostile = layout.chain((form) =>
  fc
    .tuple(
      place(form.big),
      fc.array(
        fc.tuple(
          fc.array(
            fc.record({
              tag,
              type: fc.nat(20),
              count: fc.oneof(fc.nat(8).map(BigInt), place(form.big)),
              value: place(form.big),
            }),
            { maxLength: 6 },
          ),
          place(form.big),
        ),
        { maxLength: 5 },
      ),
      fc.uint8Array({ maxLength: 30 }),
      fc.boolean(),
    )
    .map(([first, directories, rest, isFirstRight]) =>
      concat([
        header(isFirstRight ? (form.big ? 16 : 8) : first, form),
        ...directories.map(([rows, next]) => directory(rows, next, form)),
        rest,
      ]),
    ),
);

function expectInside(bytes: Uint8Array, { at, entries, nextAt }: Directory) {
  expect(at).toBeLessThan(bytes.length);
  expect(nextAt).toBeGreaterThan(at);
  for (const { start, end, at: entryAt, isWhole } of entries) {
    expect(entryAt).toBeLessThan(bytes.length);
    expect(start).toBeLessThanOrEqual(end);
    expect(end).toBeLessThanOrEqual(bytes.length);
    if (isWhole) expect(Number.isSafeInteger(end)).toBe(true);
  }
}

describe('Whatever the bytes are', () => {
  property([hostile], 500)('directories come to an end, and their values lie in the file', (bytes) => {
    const form = readHeader(bytes);
    if (!form) return;
    const found = [...directoriesOf(bytes, form)];
    expect(new Set(found.map(({ at }) => at)).size).toBe(found.length);
    for (const each of found) expectInside(bytes, each);
  });

  property([hostile], 300)('numbers are those of the file, or are said not to be there', (bytes) => {
    const form = readHeader(bytes);
    const first = form && readDirectory(bytes, form.first, form);
    for (const entry of first?.entries ?? []) {
      try {
        expect(numbersOf(bytes, entry, form!).length * 2).toBeLessThanOrEqual(bytes.length);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        expect(entry.isWhole).toBe(false);
      }
    }
  });

  property([hostile, fc.nat(120)], 300)('a directory reads alike from memory and from a file', async (bytes, at) => {
    const form = readHeader(bytes);
    if (!form) return;
    expect(await readDirectoryOf(new Blob([bytes]), at, form)).toEqual(readDirectory(bytes, at, form));
  });

  property(
    [
      fc.oneof(
        hostile,
        fc.uint8Array({ maxLength: 80 }).map((array) => new Uint8Array(array)),
      ),
    ],
    { numRuns: 300 },
  )('all that reads TIFF comes to an end, or says that the file is too short', async (bytes) => {
    expect(exifOrientation(bytes)).toBeGreaterThanOrEqual(1);
    parseExif(bytes);
    await beginsWithPreview(new Blob([bytes]));
    rewriteTiff(bytes.slice(), new Set());
    try {
      expect(partsEnd(bytes)).toBeGreaterThanOrEqual(0);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  });
});

const classic = { little: true, big: false };

it('A directory that leads to itself is read once', () => {
  const bytes = concat([header(8, classic), directory([], 8, classic)]);
  expect([...directoriesOf(bytes, { ...classic, first: 8 })]).toHaveLength(1);
});

it('Directories that lie over each other are not all gone through', () => {
  // Each directory begins two bytes after the previous one, and claims the largest number of fields.
  const bytes = new Uint8Array(2 ** 20).fill(0xff);
  bytes.set(header(8, classic));
  const view = new DataView(bytes.buffer);
  const length = 2 + 65_535 * 12;
  for (let at = 8; at + length + 4 <= bytes.length; at += 2) view.setUint32(at + length, at + 2, true);
  let entries = 0;
  for (const each of directoriesOf(bytes, { ...classic, first: 8 })) entries += each.entries.length;
  expect(entries).toBeLessThanOrEqual(2 ** 20);
});

it('Directories in directories, twenty thousand deep, take no stack', () => {
  const depth = 20_000;
  const size = 2 + 12 + 4;
  const parts = Array.from({ length: depth }, (_, level) =>
    directory([{ tag: 0x8769, type: 4, count: 1, value: 8 + (level + 1) * size }], 0, classic),
  );
  const bytes = concat([header(8, classic), ...parts]);
  expect(rewriteTiff(bytes, new Set())?.parts).toHaveLength(1);
});

it('Numbers of 64 bits are read in BigTIFF', () => {
  const form = { little: false, big: true };
  const bytes = concat([header(16, form), directory([{ tag: 273, type: 16, count: 1, value: 2n ** 40n }], 0, form)]);
  const read = readHeader(bytes);
  const [first] = read ? directoriesOf(bytes, read) : [];
  expect(first?.entries[0]).toMatchObject({ first: 2 ** 40, isWhole: true });
});

it('A file that is not a TIFF has no header', () => {
  expect(readHeader(fromLatin1('II*\0'))).toBeUndefined();
  expect(readHeader(fromLatin1('GIF89a  '))).toBeUndefined();
  expect(readHeader(fromLatin1('II+\0\b\0\0\0'))).toBeUndefined();
});
