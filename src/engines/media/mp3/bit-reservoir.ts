import { frameOf, type Mp3Frame } from '#formats/mp3-frame.ts';
import type { FrameTable } from './frame-table.ts';
import { headOfSize } from './stream-tag.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Sizes of the header of a frame and of the checksum after it, in bytes. */
const headerSize = 4;
const checksumSize = 2;

const checksumOf = ([, second = 0]: Uint8Array) => ((second & 1) === 0 ? checksumSize : 0);

/** Returns how many bytes of a frame's audio are in frames before it: `main_data_begin` of ISO 11172-3 and 13818-3. */
function lengthBefore(frame: Uint8Array, { samples }: Mp3Frame): number {
  const at = headerSize + checksumOf(frame);
  const [high = 0, low = 0] = frame.subarray(at, at + 2);
  // MPEG-1 uses nine bits, MPEG-2 eight.
  return samples === 1152 ? (high << 1) | (low >> 7) : high;
}

/**
 * Returns the bytes in the frames before a frame that its audio begins with: the bit reservoir. They are fewer than it
 * needs if the file begins too late.
 *
 * @param readFrame Returns a frame, or nothing if the file is damaged there.
 */
export async function reservoirOf(
  { first }: FrameTable,
  index: number,
  readFrame: (index: number) => Promise<Bytes | undefined>,
): Promise<Bytes> {
  const own = await readFrame(index);
  const length = own ? lengthBefore(own, first) : 0;
  let bytes: number[] = [];
  for (let at = index - 1; at >= 0 && bytes.length < length; at -= 1) {
    const frame = await readFrame(at);
    if (!frame) break;
    bytes = [...frame.subarray(first.notesAt + checksumOf(frame)), ...bytes];
  }
  return Uint8Array.from(length === 0 ? [] : bytes.slice(-length));
}

/**
 * Makes a silent frame that ends with the bytes which the next one needs.
 *
 * @param like Any frame of the stream.
 */
export const silentFrame = (like: Bytes, reservoir: Bytes): Bytes | undefined =>
  enlarged(like.subarray(0, headerSize), new Uint8Array(), reservoir);

/** Returns a frame that sounds the same, and ends with the bytes which the next one needs. */
export function frameWith(frame: Bytes, reservoir: Bytes): Bytes | undefined {
  return enlarged(frame.subarray(0, headerSize), frame.subarray(headerSize + checksumOf(frame)), reservoir);
}

/** Makes a frame of a higher bit rate: a decoder skips what is between the audio and the reservoir. */
function enlarged(header: Uint8Array, content: Uint8Array, reservoir: Uint8Array): Bytes | undefined {
  const sideInfoEnd = frameOf(header)?.notesAt ?? 0;
  const head = headOfSize(header, Math.max(sideInfoEnd, headerSize + content.length) + reservoir.length);
  if (!head) return undefined;
  const made = new Uint8Array(head.size);
  made.set(head.bytes);
  made.set(content, headerSize);
  made.set(reservoir, head.size - reservoir.length);
  return made;
}
