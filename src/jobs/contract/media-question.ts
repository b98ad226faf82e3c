import type { AudioCodec, CompressMedia, ConvertMedia, MediaContainer, VideoCodec } from './media-operation.ts';

/** What a page asks of the engine for sound and video. */
export type MediaQuestion =
  /** How loud each part of a recording is; `count`: parts of the whole, of one length. */
  | { type: 'peaks'; file: File; count: number }
  | { type: 'encoders' }
  /** How loud the main sound of a file is: the whole is listened to. */
  | { type: 'loudness'; file: File }
  /** What an operation would make of a file: pieces of it are made. */
  | { type: 'work'; file: File; operation: ConvertMedia | CompressMedia };

export interface MediaAnswers {
  /** The loudest sample of each part, from 0 to 255. */
  peaks: Uint8Array;
  encoders: Encoders;
  loudness: Loudness;
  work: Work;
}

/** An estimate. */
export interface Work {
  /** That it takes. */
  seconds: number;
  /** Of the result. */
  bytes: number;
}

/** What can be written, as the browser and the writers of containers say it themselves. */
export interface Encoders {
  /** That this browser, or an add-on, can encode. */
  codecs: (VideoCodec | AudioCodec)[];
  /** What each container can hold. */
  held: Record<MediaContainer, string[]>;
}

/** What EBU R128 (ITU-R BS.1770) says of a sound. */
export interface Loudness {
  /** In LUFS, gated; `-Infinity` for silence. */
  integrated: number;
  /** The largest sample, of 1. */
  peak: number;
}

/** The largest sample that a change to a loudness may make: encoders add a little. In dB. */
const ceiling = -1;

/** By how much a sound becomes as loud as that, as far as its peaks have room. In dB; silence stays silence. */
export const gainTo = (loudness: number, { integrated, peak }: Loudness): number =>
  Number.isFinite(integrated) ? Math.min(loudness - integrated, ceiling - 20 * Math.log10(Math.max(1e-9, peak))) : 0;
