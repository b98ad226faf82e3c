import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect } from 'vitest';
import { pngChunk } from '../../../scripts/fixtures/make-png.ts';
import { everything } from '../../nightly.ts';
import { renderPdf } from '../../render-pdf.ts';
import { startImageEngine } from './engine.ts';
import { property } from '../property.ts';

const engine = await startImageEngine();

const [width, height] = [90, 60];
const perInch = fc.integer({ min: 100, max: 600 });
const picture = fc.record({
  format: fc.constantFrom('jpeg', 'png', 'tiff'),
  /** Where its resolution is said: as its format does, in EXIF alone, or nowhere. */
  said: fc.constantFrom('own', 'exif', 'nowhere'),
  across: perInch,
  down: perInch,
  isMetric: fc.boolean(),
  orientation: fc.integer({ min: 1, max: 8 }),
});
type Picture = typeof picture extends fc.Arbitrary<infer Value> ? Value : never;

/** White, with red in the corner where the rows begin. */
const stored = sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
  { input: { create: { width: 30, height: 20, channels: 3, background: '#f00' } }, left: 0, top: 0 },
]);

function exifOf({ said, across, down, isMetric, orientation }: Picture): Buffer {
  const perUnit = (dots: number) => [Math.round((dots * 10_000) / (isMetric ? 2.54 : 1)), 10_000] as const;
  const resolution = [
    [0x011a, 5, perUnit(across)],
    [0x011b, 5, perUnit(down)],
    [0x0128, 3, [isMetric ? 3 : 2]],
  ] as const;
  const fields = [[0x0112, 3, [orientation]] as const, ...(said === 'exif' ? resolution : [])];
  const exif = Buffer.alloc(14 + fields.length * 20);
  exif.write('MM\0*\0\0\0\x08', 'latin1');
  exif.writeUInt16BE(fields.length, 8);
  for (const [index, [tag, type, [value, divisor]]] of fields.entries()) {
    const [at, place] = [10 + index * 12, 14 + fields.length * 12 + index * 8];
    exif.writeUInt16BE(tag, at);
    exif.writeUInt16BE(type, at + 2);
    exif.writeUInt32BE(1, at + 4);
    if (divisor === undefined) exif.writeUInt16BE(value, at + 8);
    else {
      exif.writeUInt32BE(place, at + 8);
      exif.writeUInt32BE(value, place);
      exif.writeUInt32BE(divisor, place + 4);
    }
  }
  return exif;
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

async function fileOf(given: Picture): Promise<Buffer> {
  const { format, said, across, down, isMetric, orientation } = given;
  const isOwn = said === 'own';
  const [x, y] = [across, down].map((dots) => Math.round(isMetric ? dots / 2.54 : dots)) as [number, number];
  if (format === 'jpeg') {
    const jpeg = await stored.clone().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    const jfif = Buffer.from('JFIF\0\x01\x02\0\0\0\0\0\0\0', 'latin1');
    if (isOwn) jfif.writeUInt8(isMetric ? 2 : 1, 7);
    jfif.writeUInt16BE(isOwn ? x : 1, 8);
    jfif.writeUInt16BE(isOwn ? y : 1, 10);
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), exifOf(given)]);
    const rest = jpeg[3] === 0xe0 ? 4 + jpeg.readUInt16BE(4) : 2;
    return Buffer.concat([jpeg.subarray(0, 2), segment(0xe0, jfif), segment(0xe1, exif), jpeg.subarray(rest)]);
  }
  if (format === 'png') {
    const png = await stored.clone().png().toBuffer();
    const size = Buffer.alloc(9);
    size.writeUInt32BE(Math.round(across / 0.0254));
    size.writeUInt32BE(Math.round(down / 0.0254), 4);
    size.writeUInt8(1, 8);
    const more = [pngChunk('eXIf', exifOf(given)), ...(isOwn ? [pngChunk('pHYs', size)] : [])];
    // After the header, and without what sharp says of the resolution.
    const data = png.indexOf('IDAT') - 4;
    return Buffer.concat([png.subarray(0, 33), ...more, png.subarray(data)]);
  }
  // In pixels per millimetre. A TIFF has no EXIF besides its own fields.
  const [xres, yres] = [across / 25.4, down / 25.4];
  const resolutionUnit = isMetric ? ('cm' as const) : ('inch' as const);
  const tiff = stored.clone().withMetadata({ orientation });
  return tiff.tiff({ compression: 'lzw', xres, yres, resolutionUnit }).toBuffer();
}

/** In points. */
function expectedSize({ format, said, across, down, orientation }: Picture): [number, number] {
  const isSaid = said !== 'nowhere' || format === 'tiff';
  const size = [(width * 72) / (isSaid ? across : 96), (height * 72) / (isSaid ? down : 96)] as [number, number];
  return orientation > 4 ? [size[1], size[0]] : size;
}

/** By orientation, whether the corner is at the right, and whether it is below. */
const corners = [
  [false, false],
  [true, false],
  [true, true],
  [false, true],
  [false, false],
  [true, false],
  [true, true],
  [false, true],
] as const;

async function cornersOf(page: Buffer): Promise<string[]> {
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
  return [0.1, 0.9].flatMap((down) =>
    [0.1, 0.9].flatMap((across) => {
      const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels;
      return (data[at + 1] ?? 0) < 128 ? [`${across > 0.5 ? 'right' : 'left'} ${down > 0.5 ? 'below' : 'above'}`] : [];
    }),
  );
}

property([fc.array(picture, { minLength: 1, maxLength: 4 })], { numRuns: everything ? 100 : 10, seed: 43 })(
  'Pages are as large as pictures say, wherever they say it, and as upright',
  async (pictures) => {
    const files = await Promise.all(
      pictures.map(async (each, index) => new File([new Uint8Array(await fileOf(each))], `${index}.${each.format}`)),
    );
    const operation = { type: 'document', format: 'pdf', page: 'fit', margin: 0 } as const;
    const [output] = await engine.run({ engine: 'image', operation }, files, () => undefined);
    const pdf = new Uint8Array((await output?.file.arrayBuffer()) ?? new ArrayBuffer());
    const pages = (await PDFDocument.load(pdf)).getPages();
    const drawn = await renderPdf(pdf);
    for (const [index, each] of pictures.entries()) {
      const [wide, high] = expectedSize(each);
      const size = pages[index]?.getSize() ?? { width: 0, height: 0 };
      // Units per centimetre are whole numbers in JFIF.
      expect(Math.abs(size.width / wide - 1), 'width').toBeLessThan(0.02);
      expect(Math.abs(size.height / high - 1), 'height').toBeLessThan(0.02);
      const [right, below] = corners[each.orientation - 1] ?? [false, false];
      const corner = `${right ? 'right' : 'left'} ${below ? 'below' : 'above'}`;
      expect(await cornersOf(drawn[index] ?? Buffer.of()), `orientation ${each.orientation}`).toEqual([corner]);
    }
  },
);
