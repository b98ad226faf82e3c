import { frameOf } from '#formats/mp3-frame.ts';
import { readerOf } from '../containers/read-at.ts';
import { afterTags } from './frames.ts';
import { encoderIn, longestPadding, readStreamTag, wholeTagLength, writeStreamTag } from './stream-tag.ts';

/** The encoder delay of LAME, in samples. */
const delay = 576;
const encoder = 'LAME3.100';

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
  const tag = readStreamTag(bytes.subarray(old.notesAt));
  if (tag?.frames === undefined || tag.bytes === undefined) return written;
  // The frame with the tag holds no audio, though Mediabunny 1.61 counts it.
  const frames = tag.frames - 1;
  const padding = frames * old.samples - delay - Math.round(seconds * old.rate);
  if (padding < 0 || padding > longestPadding) return written;
  const told = { ...tag, frames, bytes: tag.bytes - old.size };
  const made = writeStreamTag(bytes, told, { start: delay, end: padding }, encoder);
  if (!made) return written;
  const parts = [written.slice(0, start), made, written.slice(start + old.size)];
  return new File(parts, written.name, { type: written.type });
}

/** Returns the name of the program that encoded an MP3, from the tag in its first frame. */
export async function encoderOf(file: Blob): Promise<string | undefined> {
  const read = readerOf(file);
  const start = await afterTags(read);
  const frame = frameOf(await read(start, 4));
  return frame && encoderIn(await read(start + frame.notesAt, wholeTagLength));
}
