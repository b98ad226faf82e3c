import type { QualitySteps } from './quality-steps.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture whose pixels are all in memory, and operations on it, whichever codecs perform them. */
export interface Picture {
  /** In pixels, of all frames, stacked vertically. */
  width: number;
  height: number;
  frames: number;
  steps: QualitySteps;
  encode(quality: number): Bytes | Promise<Bytes>;
  /** Encodes with the least effort, to predict the real size. */
  draft(quality: number): Bytes | Promise<Bytes>;
  /** The size of the metadata in its file, in bytes. */
  metadataSize(): number;
  /** The first frame as a viewer sees it, flattened onto white: of these bytes, or of the picture itself. */
  pixels(bytes?: Bytes, pieces?: Pieces): Pixels | Promise<Pixels>;
  /**
   * Returns pieces of the first frame as a separate picture without metadata; all of the frame if no pieces are given.
   */
  part(pieces: Pieces): Picture;
  /** @param ratio of the new sides to the old. */
  scale(ratio: number): Picture | Promise<Picture>;
}

/** RGB, three bytes per pixel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The position of the upper left corner, in pixels. */
export interface Place {
  left: number;
  top: number;
}

/** Parts of a picture, all of one size in pixels, that are assembled into another picture. */
export interface Pieces {
  width: number;
  height: number;
  places: Place[];
  /** The number of pieces per row of the assembled picture. */
  across: number;
}

export const whole: Pieces = { width: 0, height: 0, places: [], across: 1 };

export interface Reached {
  bytes: Bytes;
  quality: number;
  /** The size the picture was scaled to, in pixels, if no quality was low enough. */
  scaledTo?: { width: number; height: number };
}
