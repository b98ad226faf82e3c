/** What a file says of its image, read without decoding any of it. */
export interface Header {
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** 1 for a still. */
  frames: number;
  alpha: boolean;
  /** Bits per channel. */
  depth: number;
  /** The colour space that it names, where that is another one than sRGB. */
  profile?: string;
  /** Whether there is EXIF, XMP or IPTC in it. */
  metadata: boolean;
}
