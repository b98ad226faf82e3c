import { hasTrait } from '#formats/formats.ts';
import { deflate } from '#containers/zlib.ts';
import { encode } from './encode.ts';
import { drawnDensity, drawnForPage } from '../steps/vector-steps.ts';
import { decodePicture } from '../canvas/decode.ts';
import { openHeader } from './open.ts';
import { embeddable, type Embeddable } from '../document/image-pdf.ts';
import { pngDensity } from '../document/png-parts.ts';
import type { DecodePages } from '../document/run.ts';

const quality = 92;

/** Decodes without libvips: only the first picture of a file, with the browser's decoders and Squoosh's codecs. */
export const decodePages: DecodePages = async (file, add) => {
  const { bytes, format, header } = await openHeader(file);
  const { image, notes } = await decodePicture(bytes, format, drawnForPage);
  const picture = hasTrait(format, 'lossy') ? await asJpeg(image) : await rowsOf(image, [0, 1, 2]);
  const density = hasTrait(format, 'vector') ? drawnDensity : format === 'png' ? pngDensity(bytes) : undefined;
  if (density) picture.parts.density = density;
  await add({ picture, ...(header.alpha && { alpha: await rowsOf(image, [3]) }) });
  return { frames: header.frames, notes };
};

async function asJpeg(image: ImageData): Promise<Embeddable> {
  const bytes = await encode(image, { format: 'jpeg', quality, lossless: false, effort: 'fast' });
  const held = await embeddable(new Uint8Array(bytes));
  if (!held) throw new Error('A document cannot hold what was encoded for it.');
  return held;
}

/** Packs some channels of an image, each row as the difference from the one above (PNG filter 2, Up). */
async function rowsOf({ data, width, height }: ImageData, channels: number[]): Promise<Embeddable> {
  const stride = width * channels.length + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    let to = y * stride;
    rows[to++] = 2;
    for (let x = 0; x < width; x += 1) {
      for (const channel of channels) {
        const at = (y * width + x) * 4 + channel;
        rows[to++] = (data[at] ?? 0) - (y > 0 ? (data[at - width * 4] ?? 0) : 0);
      }
    }
  }
  const packed = await deflate(rows);
  const colours = channels.length === 3 ? 3 : 1;
  return { kind: 'png', parts: { width, height, channels: colours, bits: 8, rows: packed, orientation: 1 } };
}
