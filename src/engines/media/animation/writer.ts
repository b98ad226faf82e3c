/** What every animated format needs to know. */
export interface Settings {
  /** In pixels. */
  width: number;
  height: number;
  /** How often the animation plays; 0 means forever. */
  loop: number;
  /** 1 to 100. */
  quality: number;
}

type Bytes = Uint8Array<ArrayBuffer> | Blob;

/** Writes an animation as its frames arrive. */
export interface AnimationWriter {
  begin(): Bytes[];
  /**
   * Takes a frame, and returns what writes it once its duration in seconds is known; undefined if it looks like the
   * previous one.
   *
   * @param pixels RGBA of the whole picture.
   */
  draw(pixels: Uint8ClampedArray<ArrayBuffer>): ((seconds: number) => Promise<Bytes[]>) | undefined;
  end(): Bytes[];
  /** The unit in which durations are counted, in seconds. */
  tick: number;
  /** The shortest frame duration that players respect, in seconds. */
  shortest: number;
}
