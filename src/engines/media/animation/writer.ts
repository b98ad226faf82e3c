/** What every animated format has to be told. */
export interface Settings {
  /** In pixels. */
  width: number;
  height: number;
  /** How often it is shown; 0 is for ever. */
  loop: number;
  /** 1 to 100. */
  quality: number;
}

type Bytes = Uint8Array<ArrayBuffer> | Blob;

/** Writes an animation as its frames come. */
export interface AnimationWriter {
  begin(): Bytes[];
  /**
   * A frame, written once it is known for how many seconds it is shown; nothing where it looks like the one before.
   *
   * @param pixels RGBA of the whole picture.
   */
  draw(pixels: Uint8ClampedArray<ArrayBuffer>): ((seconds: number) => Promise<Bytes[]>) | undefined;
  end(): Bytes[];
  /** In which times are counted, in seconds. */
  tick: number;
  /** The shortest time of a frame that players respect, in seconds. */
  shortest: number;
}
