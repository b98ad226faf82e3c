import type { CertificateTime, ChainEnd, LaterChange, SignatureFault, SignatureVerdict } from './pdf-signatures.ts';

/**
 * The words of reports. Engines have no words of their own, so the tool supplies them, with placeholders in braces for
 * the findings. Sizes and times are formatted as on the page.
 */
export interface InfoWords {
  file: string;
  chapters: string;
  tags: string;
  /** `{number}` counts from 1. */
  tracks: Record<'video' | 'audio', string>;
  /** Titles of the other tracks in the file. */
  others: Record<'video' | 'audio' | 'subtitles' | 'chapters' | 'data' | 'programme', string>;
  /** The label of each fact. */
  facts: Record<InfoFact, string>;
  yes: string;
  no: string;
  /** For audio that the browser decodes, but not packet by packet. */
  asWhole: string;
  fullRange: string;
  limitedRange: string;
  /** `{size}` and `{bytes}` */
  size: string;
  /** `{degrees}` */
  rotation: string;
  /** `{frames}` */
  frameRate: string;
  /** `{profile}` is the standard's name, which may be a number. */
  profile: string;
  profileNumber: string;
  /** Each follows a comma. */
  level: string;
  highTier: string;
  bits: string;
  /** `{count}`, up to `{end}`. */
  keyFramesUpTo: string;
  /** `{average}` and `{longest}` */
  keyFrameGaps: string;
}

export type InfoFact =
  | 'name'
  | 'format'
  | 'type'
  | 'size'
  | 'duration'
  | 'recordings'
  | 'bit-rate'
  | 'codec'
  | 'encrypted'
  | 'profile'
  | 'codec-string'
  | 'start'
  | 'language'
  | 'marks'
  | 'decodable'
  | 'coded-size'
  | 'pixel-shape'
  | 'rotation'
  | 'mirrored'
  | 'frame-rate'
  | 'colours'
  | 'range'
  | 'hdr'
  | 'transparency'
  | 'key-frames'
  | 'key-frame-gaps'
  | 'sample-rate'
  | 'channels';

/** Like `InfoWords`. `{page}` and `{before}` count from 1. */
export interface ComparisonWords {
  /** `{name}` is that of the file. */
  before: string;
  after: string;
  same: string;
  gone: string;
  added: string;
  page: string;
  /** The page is in a different place. */
  movedPage: string;
  /** `{words}` */
  removedWords: string;
  addedWords: string;
  /** After `page`: `{before}` and `{after}` are `points`. */
  resized: string;
  /** `{width}` and `{height}` */
  points: string;
  /** After `page`: `{share}` includes its percent sign. */
  looks: string;
}

/** Like `InfoWords`. The texts of changes have the facts of their type in braces. */
export interface SignatureWords {
  none: string;
  /** `{number}` counts from 1; `{verdict}` */
  title: string;
  verdicts: Record<SignatureVerdict, string>;
  faults: Record<SignatureFault, string>;
  changes: Record<LaterChange['type'], string>;
  chainEnds: Record<ChainEnd, string>;
  times: Record<CertificateTime, string>;
  allows: Record<1 | 2 | 3, string>;
  facts: Record<SignatureFact, string>;
  /** `{from}`, `{gapStart}`, `{gapEnd}`, `{end}` */
  range: string;
  coversAll: string;
  /** After the range: `{version}` of `{versions}`. */
  coversVersion: string;
  /** `{signature}` and `{digest}` of an algorithm. */
  algorithm: string;
  weak: string;
  validity: string;
  expired: string;
  removed: string;
  unnamed: string;
  timestamp: string;
  unchecked: string;
}

export type SignatureFact =
  | 'problem'
  | 'signer'
  | 'stated-name'
  | 'time'
  | 'reason'
  | 'location'
  | 'contact'
  | 'field'
  | 'format'
  | 'algorithm'
  | 'covers'
  | 'allows'
  | 'later'
  | 'subject'
  | 'issuer'
  | 'serial'
  | 'validity'
  | 'fingerprint'
  | 'chain'
  | 'timestamp';
