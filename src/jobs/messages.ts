import type { AssetName } from '../engines/assets.ts';
import type { ErrorCode } from '../errors.ts';
import type { Facts } from './facts.ts';
import type { Job, Output } from './job.ts';
import type { MediaAnswers, MediaQuestion } from './media-question.ts';
import type { PdfAnswers, PdfQuestion } from './pdf-question.ts';

/** From a page to an engine's worker. A worker does one thing at a time, so requests need no ids. */
export type Request =
  /** Such a job is likely to come. There is no response. */
  | { type: 'warm'; job: Job }
  | { type: 'run'; job: Job; files: File[] }
  | { type: 'inspect'; file: File; password?: string }
  | ThumbnailRequest
  /** The same as pixels, for whoever shows many and keeps few. */
  | (Omit<ThumbnailRequest, 'type'> & { type: 'pixels' })
  | { type: 'ask'; file: File; password: string; question: PdfQuestion }
  | PeaksRequest
  | { type: 'tell'; question: MediaQuestion }
  /** The samples of each channel; none where the browser cannot decode the file. */
  | { type: 'decoded'; channels?: Float32Array<ArrayBuffer>[] }
  | { type: 'asset'; name: AssetName; asset: Asset }
  | { type: 'asset-failed'; name: AssetName };

export interface ThumbnailRequest {
  type: 'thumbnails';
  file: File;
  /** Empty for none. */
  password: string;
  /** From 0. */
  pages: number[];
  /** The longer side, in pixels. */
  size: number;
}

/** What becomes ImageData, which itself would be copied on its way. */
export interface Pixels {
  width: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export interface PeaksRequest {
  type: 'peaks';
  file: File;
  /** Parts of the whole, of one length. */
  count: number;
}

/** From an engine's worker to its page. */
export type Response =
  /** The worker may connect to nothing: the page loads what an engine needs, and hands it over. */
  | { type: 'load'; name: AssetName }
  /** Browsers decode whole files of sound in pages alone. `sampleRate`: of the result, in Hz. */
  | { type: 'decode'; file: Blob; sampleRate: number }
  /** From 0 to 1. */
  | { type: 'progress'; progress: number }
  /** `held`: in bytes, what the worker keeps of what it has taken; none where its engine does not know. */
  | { type: 'done'; outputs: Output[]; held?: number }
  | { type: 'inspected'; facts: Facts }
  | { type: 'drawn'; pictures: (Blob | undefined)[] }
  | { type: 'pixels'; pictures: (Pixels | undefined)[] }
  | { type: 'answered'; answer: PdfAnswers[PdfQuestion['type']] | undefined }
  /** The loudest sample of each part, from 0 to 255. */
  | { type: 'heard'; peaks: Uint8Array }
  | { type: 'told'; answer: MediaAnswers[MediaQuestion['type']] | undefined }
  | { type: 'failed'; code: ErrorCode; facts: Record<string, string>; message: string };

/** A compiled module where an engine can start from one, else the bytes. */
export type Asset = WebAssembly.Module | Blob;
