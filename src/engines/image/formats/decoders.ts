import type { InputFormatId } from '../../../formats/formats.ts';
import type { Note } from '../../../jobs/contract/job.ts';
import { decodeInBrowser } from './browser-decode.ts';
import { decoding } from '../libvips/damage.ts';
import { viewOf } from '../../../containers/bytes.ts';

/** A picture that libvips does not decode: upright, in the colours of its profile. */
export interface DecodedImage {
  width: number;
  height: number;
  /** Red, green, blue and alpha, which is not multiplied in; 8 or 16 bits each. */
  pixels: Uint8ClampedArray<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** Bits that each had in the file. Default what they have here. */
  bits?: number;
  /** They are cyan, magenta, yellow and black instead: the most is all of the ink. Default false. */
  cmyk?: boolean;
  /** ICC. */
  profile?: Uint8Array<ArrayBuffer>;
  /** As TIFF has it, without any header before. */
  exif?: Uint8Array<ArrayBuffer>;
  xmp?: Uint8Array<ArrayBuffer>;
  /** The size that it has by itself, where it is drawn in any. */
  natural?: Size;
  /** What was lost. */
  notes?: Note[];
  /** How many pictures the file holds; this is the main one. Default 1. */
  pages?: number;
}

export interface Size {
  width: number;
  height: number;
}

/** @param wanted what becomes of the size that the picture has: what is drawn is drawn as large. */
export type Decode = (
  bytes: Uint8Array<ArrayBuffer>,
  wanted?: (natural: Size) => Size,
) => DecodedImage | Promise<DecodedImage>;

/** What libvips cannot decode, and what does. Each comes when it is first needed. */
export const decoders: Partial<Record<InputFormatId<'image'>, Decode>> = {
  heic: async (bytes) => (await import('./heif/decode.ts')).decodeHeic(bytes),
  pam: async (bytes) => (await import('./pam.ts')).decodePam(bytes),
  qoi: async (bytes) => (await import('./qoi.ts')).decodeQoi(bytes),
  svg: async (...picture) => (await import('./svg/draw.ts')).drawSvg(...picture),
  jp2: async (bytes) => (await import('./jp2/decode.ts')).decodeJp2(bytes),
  tga: async (bytes) => {
    const { decodeTga } = await import('./tga.ts');
    return decoding('tga', () => decodeTga(bytes));
  },
  psd: async (bytes) => (await import('./psd.ts')).decodePsd(bytes),
  raw: decodePreview,
  bmp: decodeBmp,
  ico: decodeIcon,
  cur: decodeIcon,
};

async function decodePreview(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedImage> {
  const { jpeg } = (await import('./camera-preview.ts')).findPreview(bytes);
  const { data, width, height } = await decodeInBrowser(jpeg, 'jpeg');
  return { pixels: new Uint8ClampedArray(data), width, height, notes: [{ type: 'camera-preview', width, height }] };
}

async function decodeBmp(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedImage> {
  const { bmpDepth, decodeDeepBmp } = await import('./bitmap/read-deep-bmp.ts');
  // What is cut off is the browser's to say.
  const isDeep = bytes.length > 70 && bmpDepth(bytes) > 8 && viewOf(bytes).getUint16(28, true) === 32;
  return isDeep ? decoding('bmp', () => decodeDeepBmp(bytes)) : fromBrowser(bytes, 'bmp');
}

/** By a list of its best picture alone: browsers refuse icons of which another one, or the list, is not quite right. */
async function decodeIcon(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedImage> {
  const { bestIconEntry } = await import('./bitmap/header.ts');
  const { width, height, bits, data, isPng } = decoding('ico', () => bestIconEntry(bytes));
  if (isPng) return fromBrowser(data.slice(), 'png');
  const { writeIco } = await import('./bitmap/write-ico.ts');
  return fromBrowser(writeIco([{ sides: [width, height], bits, data }]), 'ico');
}

async function fromBrowser(bytes: Uint8Array<ArrayBuffer>, format: 'bmp' | 'ico' | 'png'): Promise<DecodedImage> {
  const { data, width, height } = await decodeInBrowser(bytes, format);
  return { pixels: new Uint8ClampedArray(data), width, height };
}
