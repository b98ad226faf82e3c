import type { Note } from '../../../jobs/contract/job.ts';

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
