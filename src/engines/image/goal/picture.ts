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
  pixels(bytes?: Bytes, pieces?: Pieces): Pixels | Promise<Pixels>;
  /** Pieces of the first frame, as a picture of its own without metadata; all of it where no pieces are named. */
  part(pieces: Pieces): Picture;
  /** @param ratio of the new sides to the old. */
  scale(ratio: number): Picture | Promise<Picture>;
}

/** Three bytes a pixel: red, green, blue. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Of the upper left corner, in pixels. */
export interface Place {
  left: number;
  top: number;
}

/** Parts of a picture, all of one size in pixels, which are put together as another. */
export interface Pieces {
  width: number;
  height: number;
  places: Place[];
  /** How many there are in a row of the other picture. */
  across: number;
}

export const whole: Pieces = { width: 0, height: 0, places: [], across: 1 };

export interface Reached {
  bytes: Bytes;
  quality: number;
  /** What the picture was scaled to, in pixels, when no quality would do. */
  scaledTo?: { width: number; height: number };
}
