/** The frames of an animation, complete and stacked vertically, as in libvips. */
export interface Frames {
  /** Of one frame, in pixels. */
  width: number;
  height: number;
  /** RGBA of all frames, alpha not premultiplied; 8 or 16 bits per channel. */
  pixels: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** In milliseconds, one per frame. */
  delay: number[];
  /** How often the animation plays; 0 is endless. */
  loop: number;
  /** The bits per channel in the file. Default: as in `pixels`. */
  bits?: number;
  /** ICC, or libvips' name for a built-in profile. */
  profile?: Uint8Array<ArrayBuffer> | 'p3';
}
