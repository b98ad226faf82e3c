import type { PdfDocument } from '../document/document.ts';
import type { Stream } from '#containers/pdf/objects.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { readPicture } from './picture.ts';
import { packRows, rows } from './predicted.ts';
import { scaledSize } from '../render/scaled-size.ts';

/** Scales down a soft mask without further loss; undefined for other kinds of masks. */
export function shrinkMask(document: PdfDocument, stream: Stream, scale: number): Stream | undefined {
  // With `Matte`, the image's colours are preblended with the mask, pixel by pixel.
  if (stream.dict.has('Matte')) return undefined;
  const picture = readPicture(document, stream);
  if (picture?.data.type !== 'samples' || picture.colors.components !== 1 || picture.colors.palette) return undefined;
  const { width, height } = scaledSize(picture, scale);
  const across = shrinkRows(picture.data.bytes, picture.width, picture.height, width);
  // Transposed, so that columns are shrunk as rows.
  const down = shrinkRows(transpose(across, width, picture.height), picture.height, width, height);
  const { bytes, filter } = packRows(transpose(down, height, width), rows(width, 1, 8));
  const dict = new Map([...stream.dict, ['Width', width], ['Height', height]]);
  for (const key of ['Length', 'DecodeParms']) dict.delete(key);
  return bytesStream(new Map([...dict, ...filter]), bytes);
}

/** Shrinks rows: each new sample is the mean of those it covers. */
function shrinkRows(data: Uint8Array, width: number, height: number, to: number): Uint8Array {
  const result = new Uint8Array(to * height);
  const step = width / to;
  for (let x = 0; x < to; x++) {
    const [start, end] = [x * step, Math.min(width, (x + 1) * step)];
    const [first, last] = [Math.floor(start), Math.ceil(end) - 1];
    for (let y = 0; y < height; y++) {
      let sum = 0;
      for (let place = first; place <= last; place++) {
        const share = Math.min(end, place + 1) - Math.max(start, place);
        sum += (data[y * width + place] ?? 0) * share;
      }
      result[y * to + x] = Math.round(sum / (end - start));
    }
  }
  return result;
}

function transpose(data: Uint8Array, width: number, height: number): Uint8Array {
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) result[x * height + y] = data[y * width + x] ?? 0;
  return result;
}
