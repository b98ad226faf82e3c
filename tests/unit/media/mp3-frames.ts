import { frameOf } from '#formats/mp3-frame.ts';

/** Returns where the frames of an MP3 are, in bytes, up to the first thing that is none. */
export function framesOf(file: Uint8Array): { at: number; size: number }[] {
  const frames: { at: number; size: number }[] = [];
  const isTagged = file[0] === 0x49;
  for (let at = isTagged ? 10 + file.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0) : 0; ;) {
    const frame = frameOf(file.subarray(at, at + 4));
    if (!frame) return frames;
    frames.push({ at, size: frame.size });
    at += frame.size;
  }
}

/** Where the volume of each half of a frame of one channel is, in bits after the header. */
const volumes = [0, 1].map((half) => 18 + 59 * half + 21);

/** Makes a frame of one channel louder, by steps of 1.5 dB. */
export function makeLouder(file: Uint8Array<ArrayBuffer>, at: number, steps: number) {
  const view = new DataView(file.buffer);
  for (const bit of volumes) {
    const [byte, shift] = [at + 4 + (bit >> 3), 8 - (bit & 7)];
    const word = view.getUint16(byte);
    const volume = (word >> shift) & 255;
    view.setUint16(byte, (word & ~(255 << shift)) | ((volume + steps) << shift));
  }
}
