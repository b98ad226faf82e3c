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
