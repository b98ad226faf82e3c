import type { AssetName } from '../../engines/assets.ts';
import type { Failure } from '../../errors/errors.ts';
import type { Job, Output } from './job.ts';
import type { Question } from './question.ts';

/** From a page to an engine's worker. A worker does one thing at a time, so requests need no ids. */
export type Request =
  /** Such a job is likely to come. There is no response. */
  | { type: 'warm'; job: Job }
  | { type: 'run'; job: Job; files: File[] }
  | { type: 'ask'; question: Question }
  /** The samples of each channel; none where the browser cannot decode the file. */
  | { type: 'decoded'; channels?: Float32Array<ArrayBuffer>[] }
  | { type: 'asset'; name: AssetName; asset: Asset }
  | { type: 'asset-failed'; name: AssetName };

/** From an engine's worker to its page. */
export type Response =
  /** It starts something, such as an engine: that takes what it takes on this device, and no file is at fault. */
  | { type: 'starting' }
  /** After each `starting`, and once when its script has been loaded. */
  | { type: 'started' }
  /** The worker may connect to nothing: the page loads what an engine needs, and hands it over. */
  | { type: 'load'; name: AssetName }
  /** Browsers decode whole files of sound in pages alone. `sampleRate`: of the result, in Hz. */
  | { type: 'decode'; file: Blob; sampleRate: number }
  /** From 0 to 1. */
  | { type: 'progress'; progress: number }
  /** `held`, here and in an answer: in bytes, what the worker keeps of what it has taken; none where its engine does not know. */
  | { type: 'done'; outputs: Output[]; held?: number }
  /** Of the type that `Answers` has for the question. */
  | { type: 'answer'; answer: unknown; held?: number }
  | { type: 'failed'; failure: Failure; message: string };

/** A compiled module where an engine can start from one, else the bytes. */
export type Asset = WebAssembly.Module | Blob;
