import { filtersOf, jpegFilters, jpegOf } from '../compress/picture.ts';
import type { PdfDocument } from '../document/document.ts';
import { readJpegFrame } from '../document/jpeg-frame.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import type { PdfObject, Stream } from '../../../containers/pdf/objects.ts';
import { profileOf, withProfile } from './profile.ts';

/**
 * The JPEG that a picture is in the file, whatever it is seen through.
 *
 * @returns undefined where it is none, and where a JPEG alone would show other colours.
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

/** Four inks are the other way round in JPEG files, as Adobe writes them; and else nothing may be turned round. */
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

/** Of the colour spaces that JPEG files have too; 0 for others. */
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
