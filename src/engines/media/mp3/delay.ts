import { frameOf } from '../../../formats/mp3-frame.ts';
import { afterTags } from './frames.ts';
import { readerOf } from '../containers/read-at.ts';

/** The encoder delay of LAME; decoders add another 529 on their own. In samples. */
const delay = 576;
/**
 * Sizes and offsets in the Xing and LAME tags. `delay` is where the encoder delay is, and `end` is the end of both
 * tags.
 */
const xing = { size: 120, frames: 8, bytes: 12, list: 16, quality: 116, delay: 120 + 21, end: 120 + 36 };
/** All optional fields of `Xing`: frames, bytes, list, quality. */
const everything = 15;

/**
 * Adds a LAME tag to an MP3 that LAME encoded and Mediabunny wrote, stating how much to leave out at both ends: players
 * need it for gapless playback ("MP3 delay" in `src/engines/media/mediabunny/README.md`).
 *
 * @param seconds The duration of the audio that was encoded.
 */
export async function withDelay(written: File, seconds: number): Promise<File> {
  const read = readerOf(written);
  const start = await afterTags(read);
  const old = frameOf(await read(start, 4));
  if (!old) return written;
  const bytes = await read(start, old.size);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const at = old.notesAt;
  if (bytes.length < at + xing.quality || String.fromCharCode(...bytes.subarray(at, at + 4)) !== 'Xing') return written;
  // The frame with the tag holds no audio, though Mediabunny 1.61 counts it.
  const frames = view.getUint32(at + xing.frames) - 1;
  const { samples, rate } = old;
  const padding = frames * samples - delay - Math.round(seconds * rate);
  const head = headOfSize(bytes, at + xing.end);
  if (!head || padding < 0 || padding >= 4096) return written;

  const made = new Uint8Array(head.size);
  made.set(head.bytes);
  made.set(bytes.subarray(at, at + xing.quality), at);
  const notes = new DataView(made.buffer);
  notes.setUint32(at + 4, everything);
  notes.setUint32(at + xing.frames, frames);
  notes.setUint32(at + xing.bytes, view.getUint32(at + xing.bytes) - old.size + head.size);
  made.set(new TextEncoder().encode('LAME3.100'), at + xing.size);
  // The delay and the padding take twelve bits each.
  notes.setUint8(at + xing.delay, delay >> 4);
  notes.setUint16(at + xing.delay + 1, ((delay & 15) << 12) | padding);
  const parts = [written.slice(0, start), made, written.slice(start + old.size)];
  return new File(parts, written.name, { type: written.type });
}

/** The longest name of an encoder, in bytes. */
const longestName = 9;

/** Returns the name of the program that encoded an MP3, from the tag after the list in its first frame. */
export async function encoderOf(file: Blob): Promise<string | undefined> {
  const read = readerOf(file);
  const start = await afterTags(read);
  const frame = frameOf(await read(start, 4));
  if (!frame) return undefined;
  const notes = await read(start + frame.notesAt, xing.end);
  const name = String.fromCharCode(...notes.subarray(xing.size, xing.size + longestName)).trim();
  const isTag = /^(?:Xing|Info)/.test(String.fromCharCode(...notes.subarray(0, 4)));
  return isTag && /^(?:LAME|Lav[cf]|GOGO|L3\.99)/.test(name) ? name.replace(/[^ -~].*$/s, '') : undefined;
}

/** Returns a frame header like another one, with the lowest bitrate at which the frame is large enough. */
function headOfSize([first = 0, second = 0, third = 0, fourth = 0]: Uint8Array, room: number) {
  for (let rate = 1; rate < 15; rate += 1) {
    const bytes = Uint8Array.of(first, second, (rate << 4) | (third & 0x0c), fourth);
    const frame = frameOf(bytes);
    if (frame && frame.size >= room) return { bytes, size: frame.size };
  }
  return undefined;
}
