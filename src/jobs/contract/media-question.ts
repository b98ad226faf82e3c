import type { AudioCodec, CompressMedia, ConvertMedia, MediaContainer, VideoCodec } from './media-operation.ts';

/** What a page asks the engine for audio and video. */
export type MediaQuestion =
  /** The peaks of a recording; `count`: the number of equal parts. */
  | { type: 'peaks'; file: File; count: number }
  | { type: 'encoders' }
  /** The loudness of the primary audio track: all of it is decoded. */
  | { type: 'loudness'; file: File }
  /** What an operation would make of a file, estimated from pieces that are converted. */
  | { type: 'work'; file: File; operation: ConvertMedia | CompressMedia };

export interface MediaAnswers {
  /** The loudest sample of each part, from 0 to 255. */
  peaks: Uint8Array;
  encoders: Encoders;
  loudness: Loudness;
  work: Work;
}

/** An estimate of a job. */
export interface Work {
  /** How long the job takes. */
  seconds: number;
  /** The size of the result. */
  bytes: number;
}

/** What can be written, according to the browser and the muxers themselves. */
export interface Encoders {
  /** The codecs that this browser, or an add-on, can encode. */
  codecs: (VideoCodec | AudioCodec)[];
  /** The codecs that each container can hold. */
  held: Record<MediaContainer, string[]>;
}

/** Audio measurements of EBU R128 (ITU-R BS.1770). */
export interface Loudness {
  /** In LUFS, gated; `-Infinity` for silence. */
  integrated: number;
  /** The largest sample, where 1 is full scale. */
  peak: number;
}

/** The highest peak that a change of loudness may cause: encoders add a little. In dB. */
const ceiling = -1;

/** Returns the gain that reaches a loudness, as far as the peaks leave room. In dB; silence stays silence. */
export const gainTo = (loudness: number, { integrated, peak }: Loudness): number =>
  Number.isFinite(integrated) ? Math.min(loudness - integrated, ceiling - 20 * Math.log10(Math.max(1e-9, peak))) : 0;
