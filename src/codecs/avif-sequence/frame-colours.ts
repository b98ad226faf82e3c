import { iccName } from '#containers/icc-name.ts';
import type { DecodedFrame } from './decode-sequence.ts';
import type { SequenceFile } from './read-sequence.ts';

/** A WebCodecs colour space; WebCodecs knows more names than TypeScript does. */
type Space = Record<'primaries' | 'transfer', string>;

/** By the numbers of ITU-T H.273. All others count as sRGB. */
const primaries: Record<number, string> = { 5: 'bt470bg', 6: 'smpte170m', 9: 'bt2020', 12: 'smpte432' };
const transfers: Record<number, string> = { 8: 'linear', 16: 'pq', 18: 'hlg' };
const srgb: Space = { primaries: 'bt709', transfer: 'iec61966-2-1' };
const displayP3: Space = { ...srgb, primaries: 'smpte432' };

/** The only ICC profile that is recognised is Display P3, which phones use. */
function spaceOf({ colours, profile }: SequenceFile): Space {
  if (profile) return /P3/.test(iccName(profile) ?? '') ? displayP3 : srgb;
  return {
    primaries: primaries[colours.primaries] ?? srgb.primaries,
    transfer: transfers[colours.transfer] ?? srgb.transfer,
  };
}

const isSame = (a: Space, b: Space) => a.primaries === b.primaries && a.transfer === b.transfer;

export const isSrgb = (file: SequenceFile) => isSame(spaceOf(file), srgb);

/**
 * Returns the colour profile: ICC, or by libvips' name. Undefined if the colours are sRGB, or no profile describes
 * them.
 */
export function profileOf(file: SequenceFile): SequenceFile['profile'] | 'p3' {
  return file.profile ?? (isSame(spaceOf(file), displayP3) ? 'p3' : undefined);
}

/** Returns the pixels of a frame with 8 bits per channel, converted to sRGB by the browser. */
export async function inSrgb(frame: DecodedFrame, file: SequenceFile): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, pixels } = frame;
  const bytes = pixels instanceof Uint16Array ? Uint8Array.from(pixels, (value) => Math.round(value / 257)) : pixels;
  if (isSrgb(file)) return bytes;
  // Without alpha, which would be premultiplied.
  const size = { codedWidth: width, codedHeight: height };
  // Browsers accept `rgb` as a matrix, which TypeScript’s types leave out.
  const colorSpace = { ...spaceOf(file), matrix: 'rgb', fullRange: true } as VideoColorSpaceInit;
  const shown = new VideoFrame(bytes, { format: 'RGBX', ...size, timestamp: 0, colorSpace });
  const converted = new Uint8Array(bytes.length);
  await shown.copyTo(converted, { format: 'RGBX', colorSpace: 'srgb' });
  shown.close();
  for (let at = 3; at < bytes.length; at += 4) converted[at] = bytes[at] ?? 255;
  return converted;
}
