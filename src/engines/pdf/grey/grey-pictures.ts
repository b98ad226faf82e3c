import { zlibSync } from 'fflate';
import { DrawnPictures } from '../compress/draw-pictures.ts';
import { encodePicture } from '../compress/encode-picture.ts';
import { toPicture } from '../compress/picture.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, Stream } from '#containers/pdf/objects.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** The JPEG quality, from 1 to 100: each encoding loses a little. */
const quality = 90;
const lossy = new Set(['DCTDecode', 'DCT', 'JPXDecode']);

/** Converts images to greyscale, by object number. Images that cannot be drawn are missing. */
export async function greyPictures(
  document: PdfDocument,
  numbers: readonly number[],
  onProgress: OnProgress,
): Promise<Map<number, Stream>> {
  const grey = new Map<number, Stream>();
  const drawn = await DrawnPictures.of(document, numbers);
  try {
    for (const [index, number] of numbers.entries()) {
      const [stream, pixels] = [document.get(number), drawn.draw(number)];
      if (stream instanceof Stream && pixels) grey.set(number, await encode(document, stream, toGreys(pixels)));
      onProgress((index + 1) / numbers.length);
    }
  } finally {
    drawn.close();
  }
  return grey;
}

function toGreys(pixels: ImageData): ImageData {
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const luma = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
    data.fill(Math.round(luma), at, at + 3);
  }
  return pixels;
}

async function encode(document: PdfDocument, { dict }: Stream, pixels: ImageData): Promise<Stream> {
  const last = document.name([document.resolve(dict.get('Filter'))].flat().at(-1)) ?? '';
  const isLossy = lossy.has(last);
  const bytes = isLossy
    ? (await encodePicture(toPicture(pixels), 1, quality)).bytes
    : zlibSync(Uint8Array.from({ length: pixels.width * pixels.height }, (_, pixel) => pixels.data[pixel * 4] ?? 0));
  const changed = new Map(dict)
    .set('Width', pixels.width)
    .set('Height', pixels.height)
    .set('ColorSpace', new Name('DeviceGray'))
    .set('BitsPerComponent', 8)
    .set('Filter', new Name(isLossy ? 'DCTDecode' : 'FlateDecode'));
  for (const key of ['DecodeParms', 'Length', 'Decode']) changed.delete(key);
  return bytesStream(changed, bytes);
}
