import type { FormatId } from '#formats/formats.ts';
import type { Inspection } from './hidden-data.ts';
import type { SignatureReport } from './pdf-signatures.ts';

/** What an engine finds in files, in codes and numbers. The page writes it as a text. */
export type Report =
  | { type: 'info'; info: RecordingInfo }
  | { type: 'comparison'; comparison: Comparison }
  | { type: 'signatures'; signatures: SignatureReport }
  | { type: 'inspection'; inspection: Inspection };

/** What a recording states about itself, and what its packets reveal. */
export interface RecordingInfo {
  file: RecordingFacts;
  tracks: { type: 'video' | 'audio'; facts: RecordingFacts }[];
  /** Those that Mediabunny does not read. */
  others: { type: OtherTrackType; facts: RecordingFacts }[];
  chapters: Chapter[];
  /** By the names of the tags. */
  tags: Record<string, string | number>;
  covers: { kind: CoverKind; mimeType: string; bytes: number }[];
}

export type CoverKind = 'coverFront' | 'coverBack' | 'unknown';

/** `data`: for machines, not for people. `programme`: the whole of another programme in a broadcast. */
export type OtherTrackType = 'video' | 'audio' | 'subtitles' | 'chapters' | 'data' | 'programme';

/** A named position in a recording. */
export interface Chapter {
  /** In seconds. */
  start: number;
  title: string;
}

/** Unknown facts are missing. Times are in seconds, rates per second. */
export interface RecordingFacts {
  name?: string | undefined;
  format?: FormatId | undefined;
  type?: string | undefined;
  /** In bytes for a file, in pixels for a video. */
  size?: number | string | undefined;
  duration?: number | undefined;
  /** How many there are in a row. */
  recordings?: number | undefined;
  'bit-rate'?: number | undefined;
  codec?: string | undefined;
  encrypted?: true | undefined;
  profile?: CodecProfile | undefined;
  'codec-string'?: string | undefined;
  start?: number | undefined;
  language?: string | undefined;
  marks?: string | undefined;
  /** `as-whole`: by the browser, but not packet by packet. */
  decodable?: boolean | 'as-whole' | undefined;
  'coded-size'?: string | undefined;
  'pixel-shape'?: string | undefined;
  /** In degrees clockwise. */
  rotation?: number | undefined;
  mirrored?: true | undefined;
  'frame-rate'?: number | undefined;
  colours?: string | undefined;
  range?: 'full' | 'limited' | undefined;
  hdr?: boolean | undefined;
  transparency?: true | undefined;
  'key-frames'?: KeyFrames | undefined;
  'sample-rate'?: number | undefined;
  channels?: number | undefined;
}

/** What a codec string of RFC 6381 states. */
export interface CodecProfile {
  /** The name that the standard gives the profile. */
  name: string | number;
  /** `3.1` */
  level?: string | number;
  isHighTier?: boolean;
  /** Bits per sample. */
  bits?: number;
}

/** Where a video can be cut without re-encoding. Times are in seconds. */
export interface KeyFrames {
  count: number;
  /** The interval between key frames. */
  average?: number;
  longest?: number;
  /** How far they were counted, if not to the end. */
  countedTo?: number;
}

/** How two documents differ. */
export interface Comparison {
  /** The names of the files. */
  before: string;
  after: string;
  /** Those that differ. */
  pages: ComparedPage[];
}

export interface ComparedPage {
  /** From 0. Missing in the file that does not have it. */
  before?: number;
  after?: number;
  words: { type: 'removed' | 'added'; words: string }[];
  /** In points. */
  resized?: { before: PageSize; after: PageSize };
  /** The share of it that looks different. */
  looks?: number;
}

export interface PageSize {
  width: number;
  height: number;
}
