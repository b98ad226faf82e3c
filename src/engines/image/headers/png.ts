import { iccName } from '../icc-name.ts';
import { primaries, textAt, unlessSrgb, viewOf } from './bytes.ts';
import { exifOrientation, uprightSize } from './exif-orientation.ts';
import type { Header } from './header.ts';
import { inflatedWithin, mostMetadata } from '../../../unzipped.ts';

/** https://www.w3.org/TR/png-3/: chunks of length, type, data and checksum, up to `IEND`. */
export async function readPng(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const view = viewOf(bytes);
  const colourType = view.getUint8(25);
  let alpha = colourType === 4 || colourType === 6;
  let frames = 1;
  let orientation = 1;
  let metadata = false;
  let profile: string | undefined;
  let type = '';
  for (let at = 8; type !== 'IEND'; at += view.getUint32(at) + 12) {
    type = textAt(bytes, at + 4, 4);
    const body = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
    if (type === 'tRNS') alpha = true;
    if (type === 'acTL') frames = view.getUint32(at + 8);
    if (type === 'cICP') profile = primaries[view.getUint8(at + 8)];
    if (type === 'iCCP' && profile === undefined) profile = await profileName(body);
    if (type === 'eXIf') orientation = exifOrientation(body);
    metadata ||= type === 'eXIf' || (type === 'iTXt' && textAt(body, 0, 17) === 'XML:com.adobe.xmp');
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

/** The chunk: a name that means nothing, a zero, the method, and the profile in zlib's format. */
async function profileName(chunk: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const start = chunk.indexOf(0) + 2;
  // Browsers show a picture whose profile cannot be read as if it had none.
  const profile = await inflatedWithin(chunk.subarray(start), mostMetadata);
  return profile && iccName(profile);
}
