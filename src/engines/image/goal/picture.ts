import type { QualitySteps } from './quality-steps.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture whose pixels are all in memory, and what can be done with it; whichever codecs do it. */
export interface Picture {
  /** In pixels; of all frames together, which stand under each other. */
  width: number;
  height: number;
  frames: number;
  steps: QualitySteps;
  encode(quality: number): Bytes | Promise<Bytes>;
  /** By the fastest way that the encoder has: for what its size tells of the real one. */
  draft(quality: number): Bytes | Promise<Bytes>;
  /** What goes along with it in a file, in bytes. */
  metadataSize(): number;
  /** As it would look to a viewer, see-through parts on white; of these bytes, or of the picture itself. The first frame. */
  pixels(bytes?: Bytes, bands?: Bands): Pixels | Promise<Pixels>;
  /** Bands of the first frame under each other, as a picture of its own without metadata; all of it where no bands are named. */
  part(bands: Bands): Picture;
  /** @param ratio of the new sides to the old. */
  scale(ratio: number): Picture | Promise<Picture>;
}

/** Three bytes a pixel: red, green, blue. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Parts of one size, in pixels, from the left edge. */
export interface Bands {
  width: number;
  height: number;
  tops: number[];
}

export const whole: Bands = { width: 0, height: 0, tops: [] };

export interface Reached {
  bytes: Bytes;
  quality: number;
  /** What the picture was scaled to, in pixels, when no quality would do. */
  scaledTo?: { width: number; height: number };
}
