import type { CertificateTime, ChainEnd, LaterChange, SignatureFault, SignatureVerdict } from './pdf-signatures.ts';

/**
 * What reports are written in. Engines have no words: the tool gives them along, with places in braces for what the engine
 * finds out. Sizes and times stand there as the page writes them.
 */
export interface InfoWords {
  file: string;
  chapters: string;
  tags: string;
  /** `{number}` counts from 1. */
  tracks: Record<'video' | 'audio', string>;
  /** Of what else is in the file. */
  others: Record<'video' | 'audio' | 'subtitles' | 'chapters' | 'data' | 'programme', string>;
  /** What a fact is called. */
  facts: Record<InfoFact, string>;
  yes: string;
  no: string;
  /** What the browser decodes, but not packet by packet. */
  asWhole: string;
  fullRange: string;
  limitedRange: string;
  /** `{size}`, and `{bytes}` of it. */
  size: string;
  /** `{degrees}` */
  rotation: string;
  /** `{frames}` */
  frameRate: string;
  /** `{profile}` is the standard's name, which may be a number. */
  profile: string;
  profileNumber: string;
  /** Each comes after a comma. */
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

/** As `InfoWords`. `{page}` and `{before}` count from 1. */
export interface ComparisonWords {
  /** `{name}` of the file. */
  before: string;
  after: string;
  same: string;
  gone: string;
  added: string;
  page: string;
  /** Now at another place. */
  movedPage: string;
  /** `{words}` */
  removedWords: string;
  addedWords: string;
  /** After `page`: `{before}` and `{after}` are `points`. */
  resized: string;
  /** `{width}` and `{height}` */
  points: string;
  /** After `page`: `{share}` has its sign for per cent. */
  looks: string;
}

/** As `InfoWords`. What is told of a change has the facts of its type in braces. */
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
  /** Of an algorithm: `{signature}` and `{digest}`. */
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
