import sharp from 'sharp';
import type { GivenFile } from '../tool-page.ts';

const side = 64;

async function pattern(name: string, pixelAt: (x: number, y: number) => [number, number, number, number]) {
  const pixels = Buffer.from(
    Array.from({ length: side ** 2 }, (_, at) => pixelAt(at % side, Math.floor(at / side))).flat(),
  );
  const buffer = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer } satisfies GivenFile;
}

/** Alternating black and white pixels, which emit half the light of white. */
export const checkerboard = () =>
  pattern('checkerboard.png', (x, y) => ((x + y) % 2 === 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]));

/** Alternating red columns and fully transparent green ones. */
export const stripes = () => pattern('stripes.png', (x) => (x % 2 === 0 ? [255, 0, 0, 255] : [0, 255, 0, 0]));
