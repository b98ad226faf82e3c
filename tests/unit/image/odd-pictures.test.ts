import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngChunk, uint32s, withChunks } from '../../../scripts/fixtures/make-png.ts';
import { bestIconEntry } from '#engines/image/formats/bitmap/header.ts';
import { withoutPackedBoxes } from '#engines/image/formats/jxl/without-packed-boxes.ts';
import { requireLight } from '#engines/image/formats/jxl/colours.ts';
import { requireReadableJpeg } from '#engines/image/formats/jpeg/coding.ts';
import { isUnusualPnm, readPnm } from '#engines/image/formats/pnm/header.ts';
import { withColourProfile } from '#engines/image/formats/png/own-colours.ts';
import { requireReadableTiff } from '#engines/image/formats/tiff/coding.ts';
import { unreadable } from '#components/files/unreadable.ts';

const fill = (background: string) => sharp({ create: { width: 8, height: 8, channels: 3, background } });

const odd = (png: Buffer, chunks: [type: string, data: Buffer][]) =>
  new Blob([new Uint8Array(withChunks(png, ...chunks.map(([type, data]) => pngChunk(type, data))))]);

const longs = (...values: number[]) => uint32s(...values.map((value) => Math.round(value * 100_000)));
const p3 = longs(0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06);

const pixelOf = async (file: Blob) =>
  [
    ...(await sharp(await file.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer()),
  ].slice(0, 3);

test.each([
  ['gamma', 'rgb(110,110,110)', [['gAMA', longs(1 / 1.8)]], [128, 128, 128]],
  [
    'gamma and primaries',
    'rgb(188,124,71)',
    [
      ['gAMA', longs(1 / 2.2)],
      ['cHRM', p3],
    ],
    [200, 120, 60],
  ],
  [
    'numbers',
    'rgb(188,124,71)',
    [
      ['cICP', Buffer.of(12, 13, 0, 1)],
      ['sRGB', Buffer.of(0)],
    ],
    [200, 120, 60],
  ],
  ['numbers of sRGB over a profile', 'rgb(200,120,60)', [['cICP', Buffer.of(1, 13, 0, 1)]], [200, 120, 60]],
  [
    'nonsense',
    'rgb(200,120,60)',
    [
      ['gAMA', longs(0)],
      ['cHRM', longs(0, 0, 0, 0, 0, 0, 0, 0)],
    ],
    [200, 120, 60],
  ],
  ['the usual gamma', 'rgb(200,120,60)', [['gAMA', longs(0.454_55)]], [200, 120, 60]],
] as [string, string, [string, Buffer][], number[]][])(
  'colours that a PNG tells by %s are those of its profile',
  async (_, background, chunks, expected) => {
    const { file, isHdr } = await withColourProfile(odd(await fill(background).png().toBuffer(), chunks));
    expect(isHdr).toBe(false);
    for (const [channel, value] of (await pixelOf(file)).entries())
      expect(Math.abs(value - (expected[channel] ?? 0)), String(channel)).toBeLessThan(4);
  },
);

test('a white page in an HDR PNG stays nearly white, and its transfer curve is recognised', async () => {
  // 203 cd/m².
  const png = await fill('rgb(148,148,148)').png().toBuffer();
  const { file, isHdr } = await withColourProfile(odd(png, [['cICP', Buffer.of(9, 16, 0, 1)]]));
  expect(isHdr).toBe(true);
  expect((await pixelOf(file))[0]).toBeGreaterThan(235);
});

test.each([
  [0xc1, 12, { type: 'bits', bits: 12 }],
  [0xc3, 16, { type: 'bits-lossless', bits: 16 }],
  [0xf7, 8, { type: 'compression', name: 'JPEG-LS' }],
])(
  'a JPEG that no decoder here reads is refused by the name of its coding (%i, %i bits)',
  async (mark, bits, coding) => {
    const jpeg = await fill('red').jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0));
    jpeg[frame + 1] = mark;
    jpeg[frame + 4] = bits;
    const refused = { code: 'unread-coding', facts: { format: 'JPEG', coding } };
    await expect(requireReadableJpeg(new Blob([jpeg]))).rejects.toMatchObject(refused);
  },
);

test.each([
  [258, 12, { type: 'bits', bits: 12 }],
  [262, 6, { type: 'ycbcr' }],
])('a TIFF of another kind of numbers is refused by its name (field %i: %i)', async (tag, value, coding) => {
  const tiff = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .toColourspace('b-w')
    .tiff({ compression: 'none' })
    .toBuffer();
  const start = tiff.readUInt32LE(4);
  const fields = Array.from({ length: tiff.readUInt16LE(start) }, (_, index) => start + 2 + index * 12);
  const field = fields.find((at) => tiff.readUInt16LE(at) === tag) ?? 0;
  await requireReadableTiff(new Blob([tiff]), 0);
  tiff.writeUInt16LE(value, field + 8);
  await expect(requireReadableTiff(new Blob([tiff]), 0)).rejects.toMatchObject({ facts: { coding } });
});

test('an icon is as large as its picture says, and the deepest picture of a size counts', () => {
  const inside = (width: number, bits: number) => {
    const bitmap = Buffer.alloc(40);
    bitmap.writeUInt32LE(40, 0);
    bitmap.writeInt32LE(width, 4);
    bitmap.writeInt32LE(width * 2, 8);
    bitmap.writeUInt16LE(bits, 14);
    return bitmap;
  };
  const pictures = [inside(16, 32), inside(48, 4), inside(48, 24)];
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  for (const index of pictures.keys()) {
    // The directory claims 16 pixels for all of them.
    head.set([16, 16], 6 + index * 16);
    head.writeUInt32LE(40, 6 + index * 16 + 8);
    head.writeUInt32LE(head.length + index * 40, 6 + index * 16 + 12);
  }
  const icon = new Uint8Array(Buffer.concat([head, ...pictures]));
  expect(bestIconEntry(icon)).toMatchObject({ width: 48, height: 48, bits: 24, isPng: false });
});

test('formats that the site cannot read are named', async () => {
  expect((await unreadable(new Blob(['II', Uint8Array.of(0xbc, 1), 'x'])))?.message).toContain('JPEG XR');
  expect((await unreadable(new Blob(['v/1', Uint8Array.of(1)]))).message).toContain('OpenEXR');
});

test('packed boxes beside the picture of a JPEG XL are kept from its decoder', async () => {
  const box = (type: string, body: string) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4);
    return Buffer.concat([head, Buffer.from(body, 'latin1')]);
  };
  const [first, picture] = [box('JXL ', '\r\n\x87\n'), box('jxlc', 'picture')];
  const plain = await withoutPackedBoxes(new Blob([first, box('brob', 'Exifpacked'), picture]));
  expect(Buffer.from(await plain.arrayBuffer()).equals(Buffer.concat([first, picture]))).toBe(true);
});

test('white in a PNM is what its header says, and digits need no space between them', async () => {
  const fine = await readPnm(new Blob(['P5\n# levels\n3 2\n1023\n', new Uint8Array(12)]));
  expect(fine.pnm).toEqual({ kind: '5', most: 1023 });
  expect(isUnusualPnm(fine.pnm)).toBe(true);
  expect(isUnusualPnm({ kind: '6', most: 255 })).toBe(false);
  const { file } = await readPnm(new Blob(['P1\n3 2\n101\n0 1 1']));
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([
    ...Buffer.from('P4\n3 2\n'),
    0b1010_0000,
    0b0110_0000,
  ]);
});

test('a JPEG XL in CMYK is refused by the name of its colours, and one in RGB is not', async () => {
  const profileOf = async (name: 'cmyk' | 'p3') => {
    const { icc } = await sharp(
      await fill('red')
        .withIccProfile(name)
        .toColourspace(name === 'cmyk' ? name : 'srgb')
        .jpeg()
        .toBuffer(),
    ).metadata();
    return new Uint8Array(icc ?? []);
  };
  const [ink, light] = [await profileOf('cmyk'), await profileOf('p3')];
  expect(() => requireLight(ink)).toThrow(expect.objectContaining({ code: 'unread-coding' }));
  expect(() => requireLight(light)).not.toThrow();
});
