import { textAt, viewOf, concat } from '#containers/bytes.ts';
import { endOfImage, endOfScan, startOfScan, startsFrame } from '#containers/jpeg.ts';
import { exifDensity, type Density } from '#metadata/density.ts';
import { exifOrientation } from '#metadata/exif-orientation.ts';

/** A JPEG as a PDF embeds it: the bare picture, and what the PDF must say about it. */
export interface JpegParts {
  width: number;
  height: number;
  channels: number;
  /** Without metadata, profile, or anything a camera appended after its end. */
  picture: Uint8Array<ArrayBuffer>;
  profile?: Uint8Array<ArrayBuffer>;
  /** The EXIF orientation, 1 to 8. */
  orientation: number;
  density?: Density;
  /** Whether it has an Adobe marker. If so, four channels are stored inverted. */
  adobe: boolean;
}

const startOfImage = 0xd8;
/** Baseline, extended and progressive JPEG with Huffman coding: the kinds that a PDF can embed. */
const frames = [0xc0, 0xc1, 0xc2];
const isMetadata = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** Returns `undefined` for a JPEG that a PDF cannot embed unchanged: other kinds of JPEG, and truncated files. */
export function readJpegParts(bytes: Uint8Array): JpegParts | undefined {
  try {
    return read(bytes);
  } catch (error) {
    // A view throws this when it reads out of bounds.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function read(bytes: Uint8Array): JpegParts | undefined {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [Uint8Array.of(0xff, startOfImage)];
  const profile: { order: number; data: Uint8Array }[] = [];
  let frame: Pick<JpegParts, 'width' | 'height' | 'channels'> | undefined;
  let exif = new Uint8Array();
  let density: Density | undefined;
  let adobe = false;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) break;
    const end = at + 2 + view.getUint16(at + 2);
    const body = bytes.subarray(at + 4, end);
    if (startsFrame(marker)) {
      frame = frame ? undefined : readFrame(marker, viewOf(body));
      if (!frame) return undefined;
    }
    if (marker === 0xe0 && textAt(body, 0, 5) === 'JFIF\0') density ??= jfifDensity(viewOf(body));
    if (marker === 0xe1 && textAt(body, 0, 6) === 'Exif\0\0') exif = body.slice(6);
    if (marker === 0xe2 && textAt(body, 0, 12) === 'ICC_PROFILE\0')
      profile.push({ order: body[12] ?? 0, data: body.subarray(14) });
    const isAdobe = marker === 0xee && textAt(body, 0, 5) === 'Adobe';
    adobe ||= isAdobe;
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (isAdobe || !isMetadata(marker)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  if (!frame) return undefined;
  kept.push(Uint8Array.of(0xff, endOfImage));
  density ??= exifDensity(exif);
  const parts = profile.toSorted((a, b) => a.order - b.order).map(({ data }) => data);
  return {
    ...frame,
    picture: concat(kept),
    ...(parts.length > 0 && { profile: concat(parts) }),
    orientation: exifOrientation(exif),
    ...(density !== undefined && { density }),
    adobe,
  };
}

/**
 * Returns `undefined` for frames that a PDF cannot embed. A height of zero means that a later marker gives it, which
 * PDF readers need not support.
 */
const readFrame = (marker: number, body: DataView) =>
  frames.includes(marker) && body.getUint8(0) === 8 && body.getUint16(1) > 0 && body.getUint16(3) > 0
    ? { height: body.getUint16(1), width: body.getUint16(3), channels: body.getUint8(5) }
    : undefined;

/** By unit: 1 is an inch, 2 a centimetre; 0 gives only the pixel aspect ratio. */
function jfifDensity(segment: DataView): Density | undefined {
  const perInch = { 1: 1, 2: 2.54 }[segment.getUint8(7)];
  if (perInch === undefined) return undefined;
  return { across: segment.getUint16(8) * perInch, down: segment.getUint16(10) * perInch };
}
