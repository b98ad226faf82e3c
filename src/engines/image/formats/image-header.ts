/** What a file's header says about its image, read without decoding. */
export interface Header {
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** 1 for a still. */
  frames: number;
  alpha: boolean;
  /** Bits per channel. */
  depth: number;
  /** The colour space that it names, unless that is sRGB. */
  profile?: string;
  /** Whether it contains EXIF, XMP or IPTC. */
  metadata: boolean;
}
