import { JobError, type ErrorCode } from '../errors.ts';
import { loadAsset } from './assets.ts';
import type { Facts } from './facts.ts';
import type { Job, Output } from './job.ts';
import type { Request, Response } from './messages.ts';
import type { MediaAnswers, MediaQuestion } from './media-question.ts';
import { lookForResults } from './page-folders.ts';
import type { PdfAnswers, PdfQuestion } from './pdf-question.ts';
import { end, fresh, hasIdle, leftoversRemoved, release, take, type PooledWorker } from './worker-pool.ts';

export type EngineId = Job['engine'];

/** How long a worker may say nothing, in milliseconds. Inspecting reads only a header; a large AVIF encodes without a word. */
const silence = { inspect: 30_000, run: 300_000 };
/** What else is asked of it, such as small pictures, leaves less behind: as a share of a job. */
const shareOfLook = 0.1;

/** How many requests each engine works on. */
const underWay: Record<EngineId, number> = { image: 0, media: 0, pdf: 0 };

/** Starts what a job of this kind takes before it is needed: while people still choose their files. */
export function warm(job: Job) {
  const { engine } = job;
  if (engine === 'image' && crossOriginIsolated) void loadAsset('vips').catch(() => undefined);
  if (hasIdle(engine)) return;
  const pooled = take(engine);
  pooled.worker.postMessage({ type: 'warm', job } satisfies Request);
  release(engine, pooled);
}

interface ExchangeOptions {
  signal?: AbortSignal;
  /** Called with numbers from 0 to 1. */
  onProgress?(progress: number): void;
}

/**
 * Runs a job in a worker, and returns its results.
 *
 * @throws {JobError} when the job fails.
 * @throws the signal's reason when it is aborted; WebAssembly cannot be interrupted, so its worker is ended.
 */
export async function runJob(job: Job, files: File[], options: ExchangeOptions = {}): Promise<Output[]> {
  // The space that a stopped job took is free before the next one asks for it.
  if (job.engine === 'media') await leftoversRemoved();
  const response = await exchange(job.engine, { type: 'run', job, files }, silence.run, options);
  if (job.engine === 'media') await lookForResults();
  return response.type === 'done' ? response.outputs : [];
}

/**
 * Reads what an engine can tell from a file's header.
 *
 * @throws {JobError} when it cannot be read.
 */
export async function inspect(engine: EngineId, file: File, password = ''): Promise<Facts | undefined> {
  const response = await exchange(engine, { type: 'inspect', file, password }, silence.inspect, {});
  return response.type === 'inspected' ? response.facts : undefined;
}

/**
 * Small pictures of pages of a document.
 *
 * @param pages from 0.
 * @param size the longer side, in pixels.
 * @throws {JobError} when it cannot be read.
 */
export async function drawPages(
  file: File,
  password: string,
  pages: number[],
  size: number,
): Promise<(Blob | undefined)[]> {
  const response = await exchange('pdf', { type: 'thumbnails', file, password, pages, size }, silence.inspect, {});
  return response.type === 'drawn' ? response.pictures : [];
}

/**
 * The same as pixels, on white.
 *
 * @throws {JobError} when it cannot be read.
 */
export async function drawPagesAsPixels(
  file: File,
  password: string,
  pages: number[],
  size: number,
): Promise<(ImageData | undefined)[]> {
  const response = await exchange('pdf', { type: 'pixels', file, password, pages, size }, silence.inspect, {});
  if (response.type !== 'pixels') return [];
  return response.pictures.map((picture) => picture && new ImageData(picture.data, picture.width));
}

/**
 * A small picture of an image, upright; of its first frame or page.
 *
 * @param size the longer side, in pixels.
 * @throws {JobError} when it cannot be read.
 */
export async function drawImage(file: File, size: number): Promise<Blob | undefined> {
  const request: Request = { type: 'thumbnails', file, password: '', pages: [0], size };
  const response = await exchange('image', request, silence.run, {});
  return response.type === 'drawn' ? response.pictures[0] : undefined;
}

/** Between two files of a batch, in milliseconds: no rest yet. */
const shortPause = 200;

/** Resolves when an engine has nothing to do. */
export async function atRest(engine: EngineId) {
  for (let isBusy = true; isBusy;) {
    await new Promise((resolve) => setTimeout(resolve, shortPause));
    isBusy = underWay[engine] > 0;
  }
}

/**
 * What a page asks of a document.
 *
 * @throws {JobError} when it cannot be read.
 */
export async function askPdf<Type extends PdfQuestion['type']>(
  file: File,
  password: string,
  question: Extract<PdfQuestion, { type: Type }>,
): Promise<PdfAnswers[Type]> {
  const response = await exchange('pdf', { type: 'ask', file, password, question }, silence.inspect, {});
  if (response.type !== 'answered' || !response.answer) throw new Error('The engine has no answer');
  // The engine answers each question by its own type; that is lost in the message.
  return response.answer as PdfAnswers[Type];
}

/**
 * How loud each part of a recording is, from 0 to 255.
 *
 * @param count of parts of one length.
 * @throws {JobError} when it cannot be read.
 */
export async function readPeaks(file: File, count: number): Promise<Uint8Array> {
  const response = await exchange('media', { type: 'peaks', file, count }, silence.inspect, {});
  return response.type === 'heard' ? response.peaks : new Uint8Array();
}

/**
 * What the engine for sound and video knows beside what is in a file's header.
 *
 * @throws {JobError} when a file cannot be read.
 */
export async function askMedia<Type extends MediaQuestion['type']>(
  question: Extract<MediaQuestion, { type: Type }>,
): Promise<MediaAnswers[Type]> {
  const response = await exchange('media', { type: 'tell', question }, silence.run, {});
  if (response.type !== 'told' || !response.answer) throw new Error('The engine has no answer');
  // The engine answers each question by its own type; that is lost in the message.
  return response.answer as MediaAnswers[Type];
}

const wornOut = new Set<ErrorCode>(['too-large', 'out-of-memory', 'unexpected']);

/** Sends a request to a worker. One that has done other work may fail for that alone, its memory being in pieces: then a fresh one tries. */
async function exchange(
  engine: EngineId,
  request: Request,
  silenceLimit: number,
  options: ExchangeOptions,
): Promise<Response> {
  options.signal?.throwIfAborted();
  const pooled = take(engine);
  const wasUsed = pooled.jobs > 0;
  underWay[engine] += 1;
  try {
    return await exchangeWith(pooled, engine, request, silenceLimit, options);
  } catch (error) {
    const mayBeWorn = error instanceof JobError && wornOut.has(error.code);
    if (!wasUsed || !mayBeWorn) throw error;
    // Awaited, so that it counts as under way.
    return await exchangeWith(fresh(engine), engine, request, silenceLimit, options);
  } finally {
    underWay[engine] -= 1;
  }
}

async function exchangeWith(
  pooled: PooledWorker,
  engine: EngineId,
  request: Request,
  silenceLimit: number,
  { signal, onProgress }: ExchangeOptions,
): Promise<Response> {
  const { worker } = pooled;
  const listeners = new AbortController();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  try {
    const response = await new Promise<Response>((resolve, reject) => {
      const heard = () => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => reject(new JobError('timed-out', {})), silenceLimit);
      };
      signal?.addEventListener('abort', () => reject(signal.reason as Error), listeners);
      worker.addEventListener('error', (event) => reject(crashed(event)), listeners);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Response>) => {
          heard();
          if (data.type === 'progress') onProgress?.(data.progress);
          else if (data.type === 'load' || data.type === 'decode') return;
          else if (data.type === 'failed') reject(failed(data.code, data.facts, data.message));
          else resolve(data);
        },
        listeners,
      );
      heard();
      worker.postMessage(request);
    });
    pooled.jobs += request.type === 'run' ? 1 : shareOfLook;
    if (response.type === 'done' && response.held !== undefined) pooled.held = response.held;
    release(engine, pooled);
    return response;
  } catch (error) {
    end(pooled);
    throw error;
  } finally {
    clearTimeout(watchdog);
    listeners.abort();
  }
}

// The worker made the facts for that very code; their pairing is lost in the message.
const failed = (code: ErrorCode, facts: Record<string, string>, cause: string) =>
  new JobError(code, facts as never, { cause });

/** A worker whose script did not load reports an error without a message. */
const crashed = ({ message }: ErrorEvent) =>
  message ? new JobError('unexpected', { cause: message }) : new JobError('engine-unavailable', {});
