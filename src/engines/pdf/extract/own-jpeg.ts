import { filtersOf, jpegFilters, jpegOf } from '../compress/picture.ts';
import type { PdfDocument } from '../document/document.ts';
import { readJpegFrame } from '../document/jpeg-frame.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import type { PdfObject, Stream } from '#containers/pdf/objects.ts';
import { profileOf, withProfile } from './profile.ts';

/**
 * Returns the JPEG file of an image, without its masks.
 *
 * @returns undefined if the image is not a JPEG, or the JPEG on its own would show other colours.
 */
export function ownJpeg(document: PdfDocument, stream: Stream): Uint8Array<ArrayBuffer> | undefined {
  const { dict } = stream;
  const filters = filtersOf(document, dict);
  if (!jpegFilters.has(filters.at(-1) ?? '')) return undefined;
  const bytes = orWhenMalformed(
    () => Uint8Array.from(jpegOf(document, stream, filters)),
    () => undefined,
  );
  const frame = bytes && readJpegFrame(bytes);
  if (!frame || frame.components !== componentsOf(document, dict.get('ColorSpace'), frame.components)) return undefined;
  const parameters = [document.resolve(dict.get('DecodeParms'))].flat().map((each) => document.dict(each));
  const saysHow = parameters.some((each) => each?.has('ColorTransform')) && !frame.isAdobe;
  if (saysHow || !showsAlone(document, dict.get('Decode'), frame)) return undefined;
  const profile = frame.hasProfile ? undefined : profileOf(document, dict.get('ColorSpace'), frame.components);
  return profile ? withProfile(bytes, profile) : bytes;
}

/**
 * Whether `Decode` has no effect beyond the file itself. CMYK samples are inverted in Adobe's JPEG files, so there it
 * must invert them.
 */
function showsAlone(
  document: PdfDocument,
  decode: PdfObject | undefined,
  { components, isAdobe }: { components: number; isAdobe: boolean },
): boolean {
  const values = document.array(decode).map((value) => document.number(value));
  if (components === 4)
    return isAdobe && values.length === 8 && values.every((value, index) => value === 1 - (index % 2));
  return values.every((value, index) => value === index % 2);
}

/** Returns the number of components of colour spaces that JPEG supports; 0 for others. */
function componentsOf(document: PdfDocument, space: PdfObject | undefined, own: number): number {
  const resolved = document.resolve(space);
  const [kind, profile] = Array.isArray(resolved) ? resolved : [resolved];
  switch (document.name(kind)) {
    case undefined:
      return resolved === null ? own : 0;
    case 'DeviceGray':
    case 'CalGray':
      return 1;
    case 'DeviceRGB':
    case 'CalRGB':
      return 3;
    case 'DeviceCMYK':
      return 4;
    case 'ICCBased':
      return document.number(document.dict(profile)?.get('N')) ?? 0;
    default:
      return 0;
  }
}
