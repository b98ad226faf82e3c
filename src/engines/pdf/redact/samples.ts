import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import type { PdfObject, Stream } from '#containers/pdf/objects.ts';
import type { Area } from '#jobs/contract/image-step.ts';

/** The rows of an image, in its own colour space. */
export interface Samples {
  width: number;
  height: number;
  bitsPerPixel: number;
  /** Each row begins at a byte boundary. */
  bytes: Uint8Array<ArrayBuffer>;
}

const components: Record<string, number> = {
  DeviceGray: 1,
  DeviceRGB: 3,
  DeviceCMYK: 4,
  Indexed: 1,
  CalGray: 1,
  CalRGB: 3,
};

/** Returns undefined for image codecs such as JPEG, for other colour spaces, and for data of unexpected length. */
export function readSamples(document: PdfDocument, stream: Stream): Samples | undefined {
  const { dict } = stream;
  const isMask = document.resolve(dict.get('ImageMask')) === true;
  const [width, height, bits = isMask ? 1 : undefined] = ['Width', 'Height', 'BitsPerComponent'].map((key) =>
    document.number(dict.get(key)),
  );
  const count = isMask ? 1 : componentsOf(document, dict.get('ColorSpace'));
  if (!width || !height || !bits || !count) return undefined;
  const bytes = orWhenMalformed(
    () => decode(stream, document),
    () => undefined,
  );
  const size = Math.ceil((width * count * bits) / 8) * height;
  // The data of inline images may be followed by the first byte of a CRLF.
  if (!bytes || bytes.length < size || bytes.length > size + 1) return undefined;
  return { width, height, bitsPerPixel: count * bits, bytes: bytes.slice(0, size) };
}

function componentsOf(document: PdfDocument, space: PdfObject | undefined): number | undefined {
  const resolved = document.resolve(space);
  const [kind, first] = Array.isArray(resolved) ? resolved : [resolved];
  const name = document.name(kind) ?? '';
  return name === 'ICCBased' ? document.number(document.dict(first)?.get('N')) : components[name];
}

/** Sets the pixels in parts of an image to zero. All others stay unchanged. */
export function clearParts({ width, height, bitsPerPixel, bytes }: Samples, parts: readonly Area[]) {
  const rowLength = Math.ceil((width * bitsPerPixel) / 8);
  for (const part of parts) {
    const left = Math.max(0, Math.floor(part.left * width)) * bitsPerPixel;
    const right = Math.min(width, Math.ceil((part.left + part.width) * width)) * bitsPerPixel;
    const bottom = Math.min(height, Math.ceil((part.top + part.height) * height));
    for (let y = Math.max(0, Math.floor(part.top * height)); y < bottom; y++) {
      const row = bytes.subarray(y * rowLength, (y + 1) * rowLength);
      for (let bit = left; bit < right; bit += 8 - (bit & 7)) {
        const last = Math.min(right, (bit | 7) + 1);
        const cleared = (0xff >> (bit & 7)) & (0xff << ((8 - (last & 7)) & 7));
        row[bit >> 3] = (row[bit >> 3] ?? 0) & ~cleared;
      }
    }
  }
}
