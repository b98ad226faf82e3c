import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { EncodeImage, ImageOperation } from '#jobs/contract/image-operation.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { everything } from '../../nightly.ts';
import { startImageEngine } from './engine.ts';

let engine: Awaited<ReturnType<typeof startImageEngine>>;
beforeAll(async () => {
  engine = await startImageEngine();
});

const photo = (width = 160) => sharp('tests/fixtures/photos/brook.jpg').resize(width, 128);

/** Builds a red, uncompressed TIFF whose directory precedes its strips: libtiff writes it after them. */
function stripsLast(): Buffer {
  const [width, height, strip] = [64, 64, 8];
  const fields = [
    [256, width],
    [257, height],
    [258, 8],
    [259, 1],
    [262, 1],
    [277, 1],
    [278, strip],
  ];
  const count = height / strip;
  const start = 8 + 2 + (fields.length + 2) * 12 + 4;
  const pixels = start + count * 8;
  const file = Buffer.alloc(pixels + width * height, 200);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(fields.length + 2, 8);
  const lists = [
    [273, count, start],
    [279, count, start + count * 4],
  ];
  const entries = [...fields.map(([tag = 0, value = 0]) => [tag, 1, value]), ...lists].toSorted(
    ([a = 0], [b = 0]) => a - b,
  );
  for (const [index, [tag = 0, length = 0, value = 0]] of entries.entries()) {
    const at = 10 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(4, at + 2);
    file.writeUInt32LE(length, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  file.writeUInt32LE(0, 10 + entries.length * 12);
  for (let index = 0; index < count; index += 1) {
    file.writeUInt32LE(pixels + index * width * strip, start + index * 4);
    file.writeUInt32LE(width * strip, start + (count + index) * 4);
  }
  return file;
}

const fixture = (name: string) => readFile(`tests/fixtures/images/${name}`);

/** Pictures of every format that can be decoded without a browser, and the expected notes when they are damaged. */
const pictures: Record<string, { make: () => Promise<Buffer> | Buffer; says: [most: string, half: string] }> = {
  'photo.png': { make: () => photo().png().toBuffer(), says: ['13% missing', '50% missing'] },
  'interlaced.png': { make: () => photo().png({ progressive: true }).toBuffer(), says: ['refused', 'refused'] },
  'photo.jpg': { make: () => photo().jpeg({ quality: 95 }).toBuffer(), says: ['19% missing', '56% missing'] },
  'progressive.jpg': { make: () => photo(320).jpeg({ progressive: true }).toBuffer(), says: ['coarse', 'coarse'] },
  'still.gif': { make: () => photo().gif().toBuffer(), says: ['2% missing', '43% missing'] },
  'strips-last.tif': { make: stripsLast, says: ['25% missing', '50% missing'] },
  'directory-last.tif': { make: () => photo().tiff({ compression: 'lzw' }).toBuffer(), says: ['refused', 'refused'] },
  'photo.ppm': { make: () => fixture('photo.ppm'), says: ['1% missing', '40% missing'] },
  'photo.pam': { make: () => fixture('photo.pam'), says: ['1% missing', '40% missing'] },
  'photo.qoi': { make: () => fixture('photo.qoi'), says: ['1% missing', '39% missing'] },
  'photo.tga': { make: () => fixture('photo.tga'), says: ['1% missing', '40% missing'] },
  'photo.hdr': { make: () => fixture('photo.hdr'), says: ['10% missing', '40% missing'] },
  'photo.webp': { make: () => photo().webp().toBuffer(), says: ['refused', 'refused'] },
  'photo.avif': { make: () => photo().avif().toBuffer(), says: ['refused', 'refused'] },
  'photo.heic': { make: () => fixture('photo.heic'), says: ['refused', 'refused'] },
  'photo.jxl': { make: () => fixture('photo.jxl'), says: ['refused', 'refused'] },
  'photo.jp2': { make: () => fixture('photo.jp2'), says: ['refused', 'refused'] },
  'cmyk.psd': { make: () => fixture('cmyk.psd'), says: ['refused', 'refused'] },
};

const encode = (rest: Partial<EncodeImage> = {}): EncodeImage => ({
  type: 'encode',
  steps: [],
  output: { format: 'jpeg', quality: 80, effort: 'fast' },
  ...rest,
});

/** Every way in which tools read a picture. */
const allWays: Record<string, ImageOperation> = {
  convert: encode(),
  resize: encode({ steps: [{ type: 'resize', width: 40 }] }),
  rotate: encode({ steps: [{ type: 'rotate', angle: 90 }] }),
  compress: encode({ output: { format: 'input', quality: 80, effort: 'fast' }, onlyIfSmaller: true }),
  'compress to a size': encode({ output: { format: 'jpeg', goal: { type: 'size', bytes: 1_000_000 } } }),
  merge: {
    type: 'join',
    steps: [],
    output: { format: 'jpeg', quality: 80, effort: 'fast' },
    join: { type: 'montage', layout: 'row', scale: 'none', align: 'start', gap: 0, border: 0, background: '#ffffff' },
  },
  document: { type: 'document', format: 'pdf', page: 'fit', margin: 0 },
};

/** One for each way to decode pixels; the others share these, and are tried at night. */
const ways = everything
  ? allWays
  : Object.fromEntries(['convert', 'resize', 'document'].map((way) => [way, allWays[way] ?? encode()]));

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

function remarks(notes: Note[]): string {
  const said = notes.flatMap((note) => {
    if (note.type === 'part-missing') return [`${Math.round(note.share * 100)}% missing`];
    return ['damaged', 'coarse', 'cut-off'].includes(note.type) ? [note.type] : [];
  });
  return said.join(', ') || 'whole';
}

/** Returns what is said about the damage to a file. */
async function verdict(work: () => Promise<Output[]>): Promise<string> {
  try {
    return remarks((await work()).flatMap(({ notes }) => notes));
  } catch (error) {
    for (let found: unknown = error; found instanceof Error; found = found.cause)
      if ('code' in found && found.code === 'corrupt-file') return 'refused';
    throw error;
  }
}

const fileOf = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name);
const run = (name: string, bytes: Buffer, operation: ImageOperation) =>
  engine.run({ engine: 'image', operation }, [fileOf(name, bytes)], () => undefined);

test.each(Object.entries(pictures))('all tools say the same of a truncated %s', async (name, { make, says }) => {
  const whole = await make();
  const [most, half] = says;
  const given = [whole, cut(whole, 0.99), cut(whole, 0.6), cut(whole, 0.03)];
  // Whether it is refused does not depend on what is to be made of it.
  const tried = everything || most !== 'refused' ? ways : { convert: encode() };
  for (const [way, work] of Object.entries(tried)) {
    const said: string[] = [];
    for (const bytes of given) said.push(await verdict(() => run(name, bytes, work)));
    expect.soft(said.join(' · '), way).toBe(['whole', most, half, 'refused'].join(' · '));
  }
});

/** Returns rows of red, green and blue. */
const pixelsOf = async (picture: Blob) => {
  const bytes = Buffer.from(await picture.arrayBuffer());
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width * 3, (row + 1) * info.width * 3),
  );
};

test.each(['photo.png', 'still.gif', 'photo.ppm', 'photo.pam', 'photo.qoi', 'photo.tga'])(
  'what is kept of a %s that is cut off is the picture itself, and the rest is black',
  async (name) => {
    const whole = (await pictures[name]?.make()) ?? Buffer.alloc(0);
    const png = encode({ output: { format: 'png', effort: 'fast' } });
    const [all] = await run(name, whole, png);
    const [kept] = await run(name, cut(whole, 0.6), png);
    if (!all || !kept) throw new Error('There is no result');
    const [expected, found] = [await pixelsOf(all.file), await pixelsOf(kept.file)];
    const share = kept.notes.find(({ type }) => type === 'part-missing');
    const missing = Math.round(expected.length * (share?.type === 'part-missing' ? share.share : 0));
    const rows = found.map((_, row) => row);
    const differs = rows.filter((row) => !found[row]?.equals(expected[row] ?? Buffer.alloc(0)));
    expect(Math.abs(differs.length - missing)).toBeLessThanOrEqual(1);
    expect(rows.slice(-differs.length)).toEqual(differs);
    for (const row of differs.slice(1))
      expect(
        found[row]?.every((value) => value === 0),
        String(row),
      ).toBe(true);
  },
);

test('a JPEG with corrupted data is said to be damaged, whatever is done with it', async () => {
  const jpeg = await photo(320).resize(320, 640, { fit: 'fill' }).jpeg({ quality: 95 }).toBuffer();
  const spoilt = Buffer.from(jpeg);
  for (let at = Math.floor(jpeg.length / 2); at < jpeg.length - 100; at += 31) spoilt[at] = (jpeg[at] ?? 0) ^ 0x55;
  for (const way of ['convert', 'resize', 'rotate', 'compress', 'merge'])
    expect.soft(await verdict(() => run('spoilt.jpg', spoilt, allWays[way] ?? encode())), way).toBe('damaged');
});

test('a JPEG with a harmless oddity is whole', async () => {
  const jpeg = await photo().jpeg().toBuffer();
  const odd = Buffer.concat([jpeg.subarray(0, -2), Buffer.from([0, 0]), jpeg.subarray(-2)]);
  for (const bytes of [odd, jpeg.subarray(0, -2)])
    expect(await verdict(() => run('odd.jpg', bytes, encode()))).toBe('whole');
});

test('metadata is removed from a truncated picture if part of it can be read, and people are told', async () => {
  const strip: ImageOperation = { type: 'rewrite-metadata' };
  for (const [name, expected] of [
    ['photo.png', 'cut-off'],
    ['photo.jpg', 'cut-off'],
    ['progressive.jpg', 'cut-off'],
    ['still.gif', 'cut-off'],
    ['strips-last.tif', 'cut-off'],
    ['directory-last.tif', 'refused'],
    ['photo.webp', 'refused'],
    ['photo.avif', 'refused'],
    ['photo.heic', 'refused'],
  ] as const) {
    const whole = (await pictures[name]?.make()) ?? Buffer.alloc(0);
    expect.soft(await verdict(() => run(name, cut(whole, 0.8), strip)), name).toBe(expected);
    expect.soft(await verdict(() => run(name, whole, strip)), name).toBe('whole');
  }
});

test('a GIF that is no GIF from some byte on is not taken for a shorter one', async () => {
  const bytes = await fixture('animated.gif');
  bytes.fill(0, 80_000, 100_000);
  const png = encode({ output: { format: 'png', effort: 'fast' } });
  expect(await verdict(() => run('animated.gif', bytes, png))).toBe('cut-off');
});
