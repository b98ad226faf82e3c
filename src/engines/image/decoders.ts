import type { InputFormatId } from '../../formats.ts';
import { decodeInBrowser } from './browser-decode.ts';

/** A picture that libvips does not decode: upright, in the colours of its profile. */
export interface DecodedImage {
  width: number;
  height: number;
  /** Red, green, blue and alpha; alpha is not multiplied in. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  /** ICC. */
  profile?: Uint8Array<ArrayBuffer>;
  /** As TIFF has it, without any header before. */
  exif?: Uint8Array<ArrayBuffer>;
  xmp?: Uint8Array<ArrayBuffer>;
  /** How many pictures the file holds; this is the main one. Default 1. */
  pages?: number;
}

export type Decode = (bytes: Uint8Array<ArrayBuffer>) => DecodedImage | Promise<DecodedImage>;

/** What libvips cannot decode, and what does. Each comes when it is first needed. */
export const decoders: Partial<Record<InputFormatId<'image'>, Decode>> = {
  heic: async (bytes) => (await import('./heic.ts')).decodeHeic(bytes),
  qoi: async (bytes) => (await import('./qoi.ts')).decodeQoi(bytes),
  bmp: (bytes) => fromBrowser(bytes, 'bmp'),
  ico: (bytes) => fromBrowser(bytes, 'ico'),
  cur: (bytes) => fromBrowser(bytes, 'cur'),
};

async function fromBrowser(bytes: Uint8Array<ArrayBuffer>, format: 'bmp' | 'ico' | 'cur'): Promise<DecodedImage> {
  const { data, width, height } = await decodeInBrowser(bytes, format);
  return { pixels: new Uint8ClampedArray(data), width, height };
}
