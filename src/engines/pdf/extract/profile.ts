import { concat, fromLatin1, toLatin1 } from '#containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { Stream, type PdfObject } from '#containers/pdf/objects.ts';

const spaces: Record<number, string> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' };

/**
 * Returns the profile of an ICC-based colour space with this many components; undefined for sRGB, which is the default
 * everywhere.
 */
export function profileOf(
  document: PdfDocument,
  space: PdfObject | undefined,
  components: number,
): Uint8Array<ArrayBuffer> | undefined {
  const [kind, stream] = document.array(space);
  const profile = document.resolve(stream);
  if (document.name(kind) !== 'ICCBased' || !(profile instanceof Stream)) return undefined;
  const bytes = orWhenMalformed(
    () => Uint8Array.from(decode(profile, document)),
    () => undefined,
  );
  const isProfile =
    bytes && bytes.length > 128 && toLatin1(bytes, 36, 40) === 'acsp' && toLatin1(bytes, 16, 20) === spaces[components];
  // The name may be stored as UTF-16.
  return isProfile && !toLatin1(bytes).replaceAll('\0', '').includes('sRGB') ? bytes : undefined;
}

/** The most profile data in one segment of a JPEG. */
const partSize = 65_519;

/** Inserts a profile into a JPEG (ICC.1:2022, B.4), after the segment that has to come first. */
export function withProfile(jpeg: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const count = Math.ceil(profile.length / partSize);
  const parts = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * partSize, (index + 1) * partSize);
    const length = part.length + 16;
    const head = [0xff, 0xe2, length >> 8, length & 0xff, ...fromLatin1('ICC_PROFILE\0'), index + 1, count];
    return concat([Uint8Array.from(head), part]);
  });
  const start = jpeg[2] === 0xff && jpeg[3] === 0xe0 ? 4 + (jpeg[4] ?? 0) * 256 + (jpeg[5] ?? 0) : 2;
  return concat([jpeg.subarray(0, start), ...parts, jpeg.subarray(start)]);
}
