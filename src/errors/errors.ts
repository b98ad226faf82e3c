import { isDiskFull, isNotLoaded, isOutOfMemory, isUnreadable } from './thrown.ts';

type None = Record<never, never>;

/** The kinds of tracks that can be missing. */
export type TrackKind = 'video' | 'audio' | 'video-or-audio' | 'subtitles';

/** The encoding of an image that cannot be read. `compression`: by name. `bits`: per channel. */
export type Coding =
  | { type: 'compression'; name: string }
  | { type: 'bits' | 'bits-lossless' | 'bits-with-colour'; bits: number }
  | { type: 'hierarchical' | 'old-jpeg' | 'ycbcr' | 'planar-tiles' | 'cmyk' | 'iphone-app' };

/** What cannot be decoded: a codec or format; one variant of it; its subtitles; single frames of an animation. */
interface Undecodable {
  codec: string;
  what?: 'variant' | 'subtitles' | 'frames';
  /** Names of programs that can decode it. */
  programs: readonly string[];
}

/** In bytes. `isMore`: it needs more than that, but how much is unknown. */
interface Memory {
  needed: number;
  isMore?: boolean;
  available: number;
}

/**
 * What can go wrong with someone's file: the codes, and the facts of each failure. Codes are permanent. The sentences
 * are in `words/`.
 */
export interface ErrorFacts {
  'empty-file': None;
  'unknown-format': None;
  /** The sentences: they are loaded with the table of foreign formats, which most visits never need. */
  'foreign-format': { title: string; hint: string };
  /** The names of the first and the last file that it lists. */
  playlist: { first?: string; last?: string };
  /** `more`: how many are missing besides the named ones. */
  'pieces-missing': { all: number; names: string[]; more: number };
  'stream-part-left': { part: 'playlist' | 'audio' | 'subtitles' | 'view'; name: string };
  'wrong-stream-key': None;
  'piece-without-start': None;
  'wrong-tool': { format: string };
  'corrupt-file': { format: string };
  'corrupt-playlist': None;
  'unread-coding': { format: string; coding: Coding };
  'in-file': { name: string; problem: Failure };
  'too-large': Memory;
  'out-of-memory': None;
  /** In bytes. */
  'unpacks-too-large': { limit: number };
  'unfolds-too-large': { format: string };
  'names-other-file': { format: string; name: string };
  /** In pixels. */
  'too-wide': { format: string; limit: number; width: number; height: number };
  'part-failed': { name: string; problem: Failure };
  /** `step`: from 1. `title`: of its tool. */
  'step-failed': { step: number; title: string; problem: Failure };
  'no-mark': None;
  'bad-mark': None;
  'bad-cover': None;
  'no-frames': { frames: number };
  'nothing-left': { width: number; height: number };
  'camera-raw': None;
  /** In bytes. */
  'size-unreachable': { limit: number; smallest: number };
  'cannot-strip': { format: string };
  'no-encoder': { format: string; isAnimated?: boolean };
  /** Another browser may have a decoder. */
  'no-decoder': Undecodable;
  /** No browser has a decoder. */
  undecodable: Undecodable;
  'no-track': { track: TrackKind };
  'only-subtitles': None;
  'no-packets': { track: TrackKind };
  /** In seconds. */
  'bad-range': { duration: number };
  encrypted: None;
  'wrong-password': None;
  'unknown-lock': None;
  /** `page`: from 1. */
  'no-such-page': { page: number; pages: number };
  'no-pages': None;
  /** In pixels. */
  'page-too-large': { page: number; wanted: number; most: number };
  'unread-page': { page: number };
  'no-pages-left': None;
  'no-signature': None;
  'no-key': None;
  'unread-key': { name: string };
  'no-key-password': None;
  'wrong-key-password': None;
  'no-private-key': None;
  'no-certificate': None;
  'unsupported-key': None;
  /** Such as 2026-11-25. */
  'certificate-expired': { end: string };
  'certificate-not-yet-valid': { start: string };
  'signing-encrypted': None;
  'signing-damaged': None;
  'signing-not-allowed': None;
  'nothing-to-redact': None;
  /**
   * `scans`: pages, from 1, that are images of text, and were not searched. `unnamed`: pages with letters that the file
   * does not name, so that words with them were not found.
   */
  'words-not-found': { words: string[]; scans: number[]; unnamed: number[] };
  'no-matches': { scans: number[]; unnamed: number[] };
  'bad-expression': None;
  'no-page-left': { page: number };
  'no-pages-chosen': None;
  'not-two-files': { files: number };
  'no-outline': None;
  'no-text': None;
  'encoder-failed': None;
  /** No text was found in the images. */
  'nothing-read': None;
  'no-pictures': None;
  'no-words': None;
  'unwritable-text': { characters: string[] };
  'no-password': None;
  /** In bytes. `isMore`: reading stopped there. */
  'too-much-text': { size: number; isMore?: boolean; most: number };
  'no-cues': None;
  'too-many-cues': { count: number };
  'no-cues-left': { format: string };
  'no-subtitles': None;
  'no-subtitles-named': { stem: string };
  'cues-all-late': { name: string };
  'picture-subtitles': { codecs: string[] };
  'several-codings': { track: TrackKind };
  'copy-protected': None;
  /** In bytes. */
  'no-space': { needed: number; available: number };
  /** The browser has no disk for the site. In bytes. */
  'no-disk': { needed: number };
  'disk-full': None;
  'disk-failed': { cause: string };
  'folder-failed': { folder: string; cause: string };
  unreadable: None;
  'cannot-hand-over': { cause: string };
  'not-handed-over': None;
  'not-kept': None;
  'timed-out': None;
  'engine-unavailable': None;
  /** A bug; `cause` is its text. */
  unexpected: { cause: string };
}

export type ErrorCode = keyof ErrorFacts;

/** A failure as data: crosses from a worker to its page, and can be nested in another failure. */
export type Failure = { [Code in ErrorCode]: { code: Code; facts: ErrorFacts[Code] } }[ErrorCode];

/** A failure that we can explain. Anything else that is thrown is a bug. Its message is for developers. */
export class JobError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'JobError';
  readonly code: Code;
  readonly facts: ErrorFacts[Code];

  constructor(code: Code, facts: ErrorFacts[Code], options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(facts)}`, options);
    this.code = code;
    this.facts = facts;
  }
}

// The code and the facts match: the constructor took them as a pair.
export const failureOf = ({ code, facts }: JobError) => ({ code, facts }) as Failure;

/** Turns anything thrown into a failure that can be shown. A bug keeps its text. */
export function asJobError(error: unknown): JobError {
  if (error instanceof JobError) return error;
  if (isDiskFull(error)) return new JobError('disk-full', {}, { cause: error });
  if (isUnreadable(error)) return new JobError('unreadable', {}, { cause: error });
  if (isOutOfMemory(error)) return new JobError('out-of-memory', {}, { cause: error });
  if (isNotLoaded(error)) return new JobError('engine-unavailable', {}, { cause: error });
  // A WebAssembly.Exception has no string form; its message is the only text.
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new JobError('unexpected', { cause }, { cause: error });
}

/** Failures that are not due to the file: the same work may succeed later. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'out-of-memory',
  'no-space',
  'disk-full',
  'disk-failed',
  'folder-failed',
  'timed-out',
  'engine-unavailable',
  'unexpected',
]);

/** The code of the failure itself, without the step or part in which it happened. */
const innermost = ({ code, facts }: Pick<JobError, 'code' | 'facts'>): ErrorCode =>
  'problem' in facts ? innermost(facts.problem) : code;

/** Whether trying again can help. */
export const mayPass = (problem: Pick<JobError, 'code' | 'facts'>): boolean => passing.has(innermost(problem));

/** Whether a part of the site could not be loaded. */
export const isUnavailable = (problem: Pick<JobError, 'code' | 'facts'>): boolean =>
  innermost(problem) === 'engine-unavailable';
