import type { Note } from '#jobs/contract/job.ts';
import type { Size } from '#jobs/contract/image-step.ts';

/** A picture that libvips did not decode: upright, in the colours of its profile. */
export interface DecodedImage {
  width: number;
  height: number;
  /** Red, green, blue and alpha, which is not premultiplied; 8 or 16 bits each. */
  pixels: Uint8ClampedArray<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** 3 without alpha, whose pixels have 8 bits per channel then. Default 4. */
  bands?: 3 | 4;
  /** The bits per channel in the file. Default: as in `pixels`. */
  bits?: number;
  /** Whether they are cyan, magenta, yellow and black instead; the largest value is full ink. Default false. */
  cmyk?: boolean;
  /** ICC. */
  profile?: Uint8Array<ArrayBuffer>;
  /** Starts with the TIFF header, without a prefix. */
  exif?: Uint8Array<ArrayBuffer>;
  xmp?: Uint8Array<ArrayBuffer>;
  /** Its natural size, if it can be drawn at any size. */
  natural?: Size;
  notes?: Note[];
  /** How many pictures the file holds; this is the main one. Default 1. */
  pages?: number;
}

/** @param wanted maps the natural size to the size to draw at, for formats that can be drawn at any size. */
export type Decode = (
  bytes: Uint8Array<ArrayBuffer>,
  wanted?: (natural: Size) => Size,
) => DecodedImage | Promise<DecodedImage>;
