import type { InputFormatId } from '#formats/formats.ts';
import { decodeInBrowser } from './browser-decode.ts';
import { decoding } from '../libvips/damage.ts';
import { viewOf } from '#containers/bytes.ts';
import type { DecodedImage, Decode } from './decoded-image.ts';

/** What decodes each format: libvips, or a decoder that is loaded when it is first needed. */
const decoders: Record<InputFormatId<'image'>, Decode | 'libvips'> = {
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
  jpeg: 'libvips',
  png: 'libvips',
  webp: 'libvips',
  avif: 'libvips',
  gif: 'libvips',
  tiff: 'libvips',
  jxl: 'libvips',
  pnm: 'libvips',
  hdr: 'libvips',
};

/** Returns `undefined` if libvips decodes the format. */
export function decoderOf(format: InputFormatId<'image'>): Decode | undefined {
  const decoder = decoders[format];
  return decoder === 'libvips' ? undefined : decoder;
}

async function decodePreview(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedImage> {
  const { jpeg } = (await import('./camera-preview.ts')).findPreview(bytes);
  const { data, width, height } = await decodeInBrowser(jpeg, 'jpeg');
  return { pixels: new Uint8ClampedArray(data), width, height, notes: [{ type: 'camera-preview', width, height }] };
}

async function decodeBmp(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedImage> {
  const { bmpDepth, decodeDeepBmp } = await import('./bitmap/read-deep-bmp.ts');
  // The browser reports truncated files.
  const isDeep = bytes.length > 70 && bmpDepth(bytes) > 8 && viewOf(bytes).getUint16(28, true) === 32;
  if (isDeep) return decoding('bmp', () => decodeDeepBmp(bytes));
  const { packedBmp, readRuns } = await import('./bitmap/runs.ts');
  const packed = packedBmp(bytes);
  const isDamaged = packed && readRuns(bytes.subarray(packed.start), packed).overflows;
  return { ...(await fromBrowser(bytes, 'bmp')), ...(isDamaged && { notes: [{ type: 'damaged' }] }) };
}

/** Decodes only the best picture: browsers refuse icons where another picture, or the directory, is slightly wrong. */
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
