import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box } from '#containers/write-box.ts';
import { concat, fromLatin1, number } from '#containers/bytes.ts';
import { boxesIn, inside, outerBoxes, readBoxes, walkBoxes, type Box } from '#containers/isobmff.ts';
import { countFrames } from '#formats/frame-count.ts';
import { itemsOfMeta } from '#engines/image/formats/heif/items.ts';
import { property } from '../property.ts';

const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((array) => new Uint8Array(array));

/** A box with an arbitrary size; 0 and 1 have special meanings. */
const head = fc
  .tuple(
    fc.oneof(fc.constantFrom(0, 1, 2, 7, 8, 16, 2 ** 31, 2 ** 32 - 1), fc.integer({ min: 0, max: 64 })),
    fc.constantFrom('moov', 'trak', 'meta', 'iloc', 'iinf', 'stsz'),
    fc.oneof(fc.constantFrom(0n, 1n, 15n, 16n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 64n - 1n), fc.bigInt(0n, 64n)),
  )
  .map(([size, type, long]) => {
    const length = new Uint8Array(8);
    new DataView(length.buffer).setBigUint64(0, long);
    return concat([number(size, 4), fromLatin1(type), ...(size === 1 ? [length] : [])]);
  });

const nested = fc.letrec<{ tree: Uint8Array<ArrayBuffer> }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    head,
    bytes(24),
    fc
      .tuple(fc.constantFrom('moov', 'trak', 'meta'), fc.array(tie('tree'), { maxLength: 4 }))
      .map(([type, parts]) => box(type, ...parts)),
  ),
})).tree;
const hostile = fc.array(nested, { maxLength: 8 }).map(concat);

const expectInOrder = (boxes: readonly Box[], from: number, end: number) => {
  let last = from;
  for (const { at, start, end: boxEnd } of boxes) {
    expect(at).toBe(last);
    expect(start).toBeGreaterThanOrEqual(at + 8);
    expect(boxEnd).toBeGreaterThanOrEqual(start);
    last = boxEnd;
  }
  expect(last).toBeLessThanOrEqual(end);
};

describe('Whatever the bytes are', () => {
  const part = fc.tuple(hostile, fc.nat(80), fc.nat(200));
  property([part], 2000)('boxes lie one after the other within the part that is read', ([file, start, length]) => {
    const { boxes } = walkBoxes(file, start, start + length);
    expectInOrder(boxes, start, Math.max(start, Math.min(file.length, start + length)));
  });

  property([hostile])('a box can be entered, and its content ends with it', (file) => {
    const view = new DataView(file.buffer);
    for (const { data } of readBoxes(view)) {
      expect(data.byteOffset + data.byteLength).toBeLessThanOrEqual(file.length);
      inside(data, 'trak', 'meta', 'moov');
    }
  });

  property([hostile])('the outermost boxes of a file are found in as many reads as there are', async (content) => {
    let reads = 0;
    const file = new Blob([content]);
    const counting = Object.assign(file, {
      slice: (start?: number, end?: number) => {
        reads += 1;
        return Blob.prototype.slice.call(file, start, end);
      },
    });
    const boxes: Box[] = [];
    for await (const found of outerBoxes(counting)) boxes.push(found);
    expect(reads).toBeLessThanOrEqual(boxes.length + 1);
    let last = 0;
    for (const { at, start, end } of boxes) {
      expect(at).toBe(last);
      expect(start).toBeGreaterThan(at);
      expect(end).toBeGreaterThanOrEqual(start);
      last = end;
    }
    expect(last).toBeLessThanOrEqual(content.length);
  });

  property([hostile])('the frame count of an AVIF is a number', async (rest) => {
    const file = new Blob([box('ftyp', fromLatin1('avis\0\0\0\0avis')), rest]);
    expect(await countFrames(file, 'avif')).toBeGreaterThanOrEqual(0);
  });

  const meta = fc.tuple(bytes(60), bytes(60)).map(([places, info]) => {
    const parts = [number(0, 4), box('iinf', info), box('iloc', places), box('idat', number(0, 4))];
    return box('meta', ...parts);
  });
  property([meta], 1000)('items of a picture lie within the file, or their list ends too early', (file) => {
    const [found] = boxesIn(file);
    try {
      for (const { extents } of found ? itemsOfMeta(file, found) : [])
        for (const { end } of extents) expect(end).toBeLessThanOrEqual(file.length);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  });
});

describe('Sizes of a box', () => {
  const content = fromLatin1('content');

  it('a size of 0 reaches to the end of the parent', () => {
    const file = concat([box('free'), number(0, 4), fromLatin1('mdat'), content]);
    const { boxes, ending } = walkBoxes(file);
    expect(boxes.at(-1)).toEqual({ type: 'mdat', at: 8, start: 16, end: file.length });
    expect(ending).toBe('whole');
  });

  it('a size of 1 means that a size of 64 bits follows', () => {
    const file = concat([number(1, 4), fromLatin1('mdat'), number(16 + content.length, 8), content, box('free')]);
    const { boxes, ending } = walkBoxes(file);
    expect(boxes.map(({ type, start, end }) => [type, start, end])).toEqual([
      ['mdat', 16, 23],
      ['free', 31, 31],
    ]);
    expect(ending).toBe('whole');
  });

  it.each([
    ['2 to 7 are none', [number(7, 4), fromLatin1('free'), content], 'damaged'],
    ['64 bits need room', [number(1, 4), fromLatin1('mdat'), content], 'damaged'],
    ['more than 2^53 are none', [number(1, 4), fromLatin1('mdat'), new Uint8Array(8).fill(255)], 'damaged'],
    ['fewer than 16 are none in 64 bits', [number(1, 4), fromLatin1('mdat'), number(15, 8), content], 'damaged'],
    ['more than there is are cut off', [number(40, 4), fromLatin1('mdat'), content], 'cut-off'],
    ['fewer bytes than a box has are the rest', [number(0, 4)], 'rest'],
  ] as const)('%s', (_, parts, ending) => {
    expect(walkBoxes(concat([box('ftyp'), ...parts]))).toMatchObject({ boxes: [{ type: 'ftyp' }], ending });
  });
});

it('Boxes in boxes, a hundred thousand deep, take no stack', () => {
  const depth = 100_000;
  const file = new Uint8Array(depth * 8);
  const view = new DataView(file.buffer);
  for (let level = 0; level < depth; level += 1) {
    view.setUint32(level * 8, (depth - level) * 8);
    file.set(fromLatin1('moov'), level * 8 + 4);
  }
  expect(boxesIn(file)).toHaveLength(1);
  expect(inside(view, ...Array.from({ length: 1000 }, () => 'moov'))?.byteLength).toBe((depth - 1000) * 8);
});

it('A part of a picture without bytes is listed once', () => {
  // All number sizes are 0, with 65,535 extents.
  const places = concat([number(0, 4), number(0, 2), number(1, 2), number(1, 2), number(0, 2), number(65_535, 2)]);
  const item = box('infe', number(0x02000000, 4), number(1, 2), number(0, 2), fromLatin1('Exif\0'));
  const info = box('iinf', number(0, 4), number(1, 2), item);
  const file = box('meta', number(0, 4), info, box('iloc', places));
  const [meta] = boxesIn(file);
  expect(meta && itemsOfMeta(file, meta)).toEqual([{ id: 1, type: 'Exif', contentType: '', extents: [] }]);
});

describe('The frames of an AVIF', () => {
  const table = (count: number) => box('stsz', number(0, 4), number(0, 4), number(count, 4));
  const movie = (count: number) =>
    box('moov', box('mvhd'), box('trak', box('mdia', box('minf', box('stbl', table(count))))));

  it('are those of its first track, wherever it stands', async () => {
    const file = new Blob([box('ftyp', fromLatin1('avis\0\0\0\0')), box('mdat', new Uint8Array(2 ** 17)), movie(7)]);
    expect(await countFrames(file, 'avif')).toBe(7);
  });

  it('are one where letters of a table only stand in the pixels', async () => {
    const pixels = concat([fromLatin1('stsz'), number(0, 8), number(9, 4)]);
    const file = new Blob([box('ftyp', fromLatin1('avis\0\0\0\0')), box('mdat', pixels)]);
    expect(await countFrames(file, 'avif')).toBe(1);
  });

  it('are one where the brand is that of stills', async () => {
    expect(await countFrames(new Blob([box('ftyp', fromLatin1('avif\0\0\0\0')), movie(7)]), 'avif')).toBe(1);
  });
});
