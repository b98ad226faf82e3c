/** The frames of an animation, whole and one under the other, as libvips has them. */
export interface Frames {
  /** Of one frame, in pixels. */
  width: number;
  height: number;
  /** RGBA of all frames, alpha not multiplied in; 8 or 16 bits a channel. */
  pixels: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** Milliseconds, one for each frame. */
  delay: number[];
  /** How often they are shown; 0 is endless. */
  loop: number;
  /** Bits that each channel had in the file. Default what they have here. */
  bits?: number;
  /** ICC, or libvips' name of one. */
  profile?: Uint8Array<ArrayBuffer> | 'p3';
}
