import { iccName } from '#containers/icc-name.ts';
import { primaries, unlessSrgb } from '../../colours/colour-names.ts';
import { textAt, viewOf } from '#containers/bytes.ts';
import { exifOrientation, uprightSize } from '#metadata/exif-orientation.ts';
import { chunksOf } from '#containers/png.ts';
import type { Header } from '../image-header.ts';
import { inflatedWithin, mostMetadata } from '#containers/unzipped.ts';

/** https://www.w3.org/TR/png-3/: chunks of length, type, data and checksum, up to `IEND`. */
export async function readPng(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const view = viewOf(bytes);
  const colourType = view.getUint8(25);
  let alpha = colourType === 4 || colourType === 6;
  let frames = 1;
  let orientation = 1;
  let metadata = false;
  let profile: string | undefined;
  for (const { type, data } of chunksOf(bytes)) {
    if (type === 'tRNS') alpha = true;
    if (type === 'acTL') frames = viewOf(data).getUint32(0);
    if (type === 'cICP') profile = primaries[data[0] ?? 0];
    if (type === 'iCCP' && profile === undefined) profile = await profileName(data.slice());
    if (type === 'eXIf') orientation = exifOrientation(data);
    metadata ||= type === 'eXIf' || (type === 'iTXt' && textAt(data, 0, 17) === 'XML:com.adobe.xmp');
  }
  return {
    ...uprightSize(view.getUint32(16), view.getUint32(20), orientation),
    frames,
    alpha,
    depth: Math.max(8, view.getUint8(24)),
    ...unlessSrgb(profile),
    metadata,
  };
}

/**
 * Reads the profile's name from an `iCCP` chunk: an arbitrary name, a null byte, the compression method, and the
 * profile in zlib format.
 */
async function profileName(chunk: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const start = chunk.indexOf(0) + 2;
  // Like browsers, treats an unreadable profile as if there were none.
  const profile = await inflatedWithin(chunk.subarray(start), mostMetadata);
  return profile && iccName(profile);
}
