import { frameOf } from '#formats/mp3-frame.ts';
import { begins } from '../containers/read-at.ts';

/** What the first frame of an MP3 says about all of them. */
export interface StreamTag {
  /** Whether the encoder kept to one bit rate. */
  isOfOneRate: boolean;
  frames?: number;
  /** The size of the stream from this frame on. */
  bytes?: number;
  /** Where each hundredth of the time begins, in 256ths of the bytes. */
  places?: Uint8Array;
}

const fields = { frames: 1, bytes: 2, places: 4 };
const placesLength = 100;

/** What players leave out at both ends, in samples. */
export interface Padding {
  /** Without the delay of the decoder, {@link decoderDelay}. */
  start: number;
  /** Including that delay. */
  end: number;
}

/** By how much a decoder is late, in samples. Padding is stated as if it were not. */
export const decoderDelay = 529;
/** The longest padding that the tag can state, in samples. */
export const longestPadding = 4095;

/** The tag begins where `Mp3Frame.notesAt` says, and has at most so many bytes that are read here. */
export const tagLength = 16 + placesLength;

/** Reads the tag of Xing, which LAME calls `Info` where there is one bit rate. Fields that are cut off are left out. */
export function readStreamTag(notes: Uint8Array): StreamTag | undefined {
  const isOfOneRate = begins(notes, 'Info');
  if (!(isOfOneRate || begins(notes, 'Xing')) || notes.length < 8) return undefined;
  const view = new DataView(notes.buffer, notes.byteOffset, notes.byteLength);
  const flags = view.getUint32(4);
  let at = 8;
  const next = (field: number, size: number): number | undefined => {
    if (!(flags & field)) return undefined;
    at += size;
    return at <= notes.length ? at - size : undefined;
  };
  const [frames, bytes, places] = [next(fields.frames, 4), next(fields.bytes, 4), next(fields.places, placesLength)];
  return {
    isOfOneRate,
    ...(frames !== undefined && { frames: view.getUint32(frames) }),
    ...(bytes !== undefined && { bytes: view.getUint32(bytes) }),
    ...(places !== undefined && { places: notes.subarray(places, places + placesLength) }),
  };
}

/** Where the fields of a whole tag are, from its first byte on. LAME's part begins with the name of the encoder. */
const layout = { size: 8, places: 16, lame: 120, padding: 141, end: 156 };
/** All optional fields of Xing: frames, bytes, places, quality. */
const everything = 15;
/** Players ignore the padding unless an encoder is named, by LAME's name or FFmpeg's. */
const someEncoder = 'LAME';
const longestName = 9;

/**
 * Writes a frame that tells players about the frames after it.
 *
 * @param header Of any of those frames.
 * @param tag What it says; `bytes` without this frame.
 * @param encoder The program that encoded them, named like LAME or FFmpeg.
 * @returns undefined if no frame of such a stream has room for the tag.
 */
export function writeStreamTag(
  header: Uint8Array,
  tag: Required<Omit<StreamTag, 'places'>> & Pick<StreamTag, 'places'>,
  padding?: Padding,
  encoder = someEncoder,
): Uint8Array<ArrayBuffer> | undefined {
  const at = frameOf(header)?.notesAt ?? 0;
  const head = headOfSize(header, at + layout.end);
  if (!head) return undefined;
  const frame = new Uint8Array(head.size);
  frame.set(head.bytes);
  const text = new TextEncoder();
  text.encodeInto(tag.isOfOneRate ? 'Info' : 'Xing', frame.subarray(at));
  const view = new DataView(frame.buffer, at);
  view.setUint32(4, everything);
  view.setUint32(layout.size, tag.frames);
  view.setUint32(layout.size + 4, tag.bytes + head.size);
  if (tag.places) frame.set(tag.places, at + layout.places);
  if (padding) {
    text.encodeInto(encoder.slice(0, longestName), frame.subarray(at + layout.lame));
    // Twelve bits each.
    view.setUint8(layout.padding, padding.start >> 4);
    view.setUint16(layout.padding + 1, ((padding.start & 15) << 12) | padding.end);
  }
  return frame;
}

/** Returns the size of the frame that {@link writeStreamTag} makes, in bytes. */
export const sizeOfTag = (header: Uint8Array) => headOfSize(header, (frameOf(header)?.notesAt ?? 0) + layout.end)?.size;

/** Returns a frame header like another one, with the lowest bitrate at which the frame is large enough. */
export function headOfSize([first = 0, second = 0, third = 0, fourth = 0]: Uint8Array, room: number) {
  for (let rate = 1; rate < 15; rate += 1) {
    // Without a checksum.
    const bytes = Uint8Array.of(first, second | 1, (rate << 4) | (third & 0x0c), fourth);
    const frame = frameOf(bytes);
    if (frame && frame.size >= room) return { bytes, size: frame.size };
  }
  return undefined;
}

/** Returns the name of the program that encoded an MP3, from what follows the tag at these bytes. */
export function encoderIn(notes: Uint8Array): string | undefined {
  const name = String.fromCharCode(...notes.subarray(layout.lame, layout.lame + longestName)).trim();
  const isTag = begins(notes, 'Xing') || begins(notes, 'Info');
  return isTag && /^(?:LAME|Lav[cf]|GOGO|L3\.99)/.test(name) ? name.replace(/[^ -~].*$/s, '') : undefined;
}

/** So many bytes hold the whole tag. */
export const wholeTagLength = layout.end;
