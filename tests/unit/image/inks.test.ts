import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageOperation } from '#jobs/contract/image-operation.ts';
import { renderPdf } from '../../render-pdf.ts';
import { startImageEngine } from './engine.ts';

const engine = await startImageEngine();

const colours = [
  [255, 255, 255],
  [200, 120, 90],
  [115, 115, 115],
  [170, 170, 60],
  [90, 120, 160],
  [140, 60, 70],
];
const side = 48;
/** Bars of these colours, from top to bottom. */
const bars = () =>
  sharp(Buffer.from(colours.flatMap((colour) => Array.from({ length: side * side }, () => colour).flat())), {
    raw: { width: side, height: side * colours.length, channels: 3 },
  });

async function middles(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .resize(1, colours.length * 3, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return colours.map((_, index) => [...data.subarray((index * 3 + 1) * info.channels).subarray(0, info.channels)]);
}

async function outputOf(operation: ImageOperation, files: File[]): Promise<Buffer> {
  const [output] = await engine.run({ engine: 'image', operation }, files, () => undefined);
  if (!output) throw new Error('No output');
  return Buffer.from(await output.file.arrayBuffer());
}

test.for([
  ['no profile', () => bars().toColourspace('cmyk')],
  ['its own profile', () => bars().withIccProfile('cmyk')],
] as const)('a JPEG in CMYK with %s has the same colours as PNG and in a PDF', async ([, make]) => {
  const jpeg = await make().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  const file = new File([new Uint8Array(jpeg)], 'ink.jpg', { type: 'image/jpeg' });
  const png = await middles(await outputOf({ type: 'encode', steps: [], output: { format: 'png' } }, [file]));
  const pdf = await outputOf({ type: 'document', format: 'pdf', page: 'fit', margin: 0 }, [file, file]);
  for (const page of await renderPdf(pdf))
    for (const [index, colour] of (await middles(page)).entries())
      for (const [channel, value] of colour.entries())
        expect(Math.abs(value - (png[index]?.[channel] ?? 0)), `${colour} for ${png[index]}`).toBeLessThanOrEqual(3);
});
