import type { AssetName } from '#engines/assets.ts';
import type { Failure } from '#errors/errors.ts';
import type { Job, Output } from './job.ts';
import type { Question } from './question.ts';

/** From a page to an engine's worker. A worker does one thing at a time, so requests need no IDs. */
export type Request =
  /** A job like this is likely to come. There is no response. */
  | { type: 'warm'; job: Job }
  | { type: 'run'; job: Job; files: File[] }
  | { type: 'ask'; question: Question }
  /** The worker ends its threads, and answers `stopped`. */
  | { type: 'stop' }
  /** The samples of each channel; absent if the browser cannot decode the file. */
  | { type: 'decoded'; channels?: Float32Array<ArrayBuffer>[] }
  | { type: 'asset'; name: AssetName; asset: Asset }
  | { type: 'asset-failed'; name: AssetName };

/** From an engine's worker to its page. */
export type Response =
  /**
   * The worker is starting something, such as an engine. How long that takes depends on the device, not on the file.
   */
  | { type: 'starting' }
  /** Sent after each `starting`, and once when its script has been loaded. */
  | { type: 'started' }
  /** The worker may not connect to anything: the page loads what an engine needs, and passes it on. */
  | { type: 'load'; name: AssetName }
  /** Browsers decode whole audio files only in pages. `sampleRate`: of the result, in Hz. */
  | { type: 'decode'; file: Blob; sampleRate: number }
  /** From 0 to 1. */
  | { type: 'progress'; progress: number }
  /** `held`, here and in an answer: how much memory the worker holds, in bytes; absent if its engine does not know. */
  | { type: 'done'; outputs: Output[]; held?: number }
  /** The type is the one that `Answers` has for the question. */
  | { type: 'answer'; answer: unknown; held?: number }
  | { type: 'failed'; failure: Failure; message: string }
  /** The threads of the worker have ended, so it can be terminated. */
  | { type: 'stopped' };

/**
 * What an engine needs: bytes, or a port in which a compiled module waits. A page may run no WebAssembly, and Firefox
 * then does not let it receive a module, so it only passes the port on.
 */
export type Asset = MessagePort | Blob;
