import { hasSharedMemory } from '#shared-memory.ts';
import { JobError, type ErrorCode, type Failure } from '#errors/errors.ts';
import { isScriptMissing } from '#errors/thrown.ts';
import { loadAsset } from './worker/assets.ts';
import { goalOf } from './contract/image-operation.ts';
import type { Job, Output } from './contract/job.ts';
import type { Request, Response } from './contract/messages.ts';
import type { AnswerTo, EngineId, Question, Questions } from './contract/question.ts';
import { lookForResults } from './disk/page-folders.ts';
import {
  countIdle,
  end,
  endGrown,
  fresh,
  noteRead,
  prepareEngine,
  release,
  take,
  takeForJob,
  type PooledWorker,
} from './worker/worker-pool.ts';

/**
 * How long a worker may be silent, in milliseconds, not counting the time for loading its engine, and longer while that
 * starts: some questions are answered from a header, but a large AVIF is encoded without any message.
 */
const silence = { reading: 30_000, work: 300_000 };
const isReading = (request: Request) => request.type === 'ask' && request.question.type === 'facts';
/** The messages of a worker that are not answers. */
const isAside = ({ type }: Response) => ['load', 'decode', 'starting', 'started'].includes(type);

const silenceAfter: Record<Question['type'], number> = {
  facts: silence.reading,
  thumbnail: silence.work,
  peaks: silence.reading,
  encoders: silence.work,
  loudness: silence.work,
  work: silence.work,
  size: silence.work,
  faces: silence.work,
  metadata: silence.reading,
  fields: silence.reading,
  'page-sizes': silence.reading,
  'broken-pages': silence.reading,
  find: silence.reading,
  'text-size': silence.reading,
  thumbnails: silence.reading,
  pixels: silence.reading,
  pictured: silence.work,
  scan: silence.work,
  read: silence.work,
};
/** Other requests, such as thumbnails, wear a worker out less: their share of a job. */
const shareOfLook = 0.1;

/** How many requests each engine is working on. */
const underWay: Record<EngineId, number> = { image: 0, media: 0, pdf: 0, ocr: 0 };

/** Starts what a job of this kind needs ahead of time, while people still choose their files. */
export function warm(job: Job) {
  const { engine } = job;
  prepareEngine(engine);
  const isJudged = job.engine === 'image' && hasSharedMemory && goalOf(job.operation)?.type === 'look';
  if (isJudged) void loadAsset('butteraugli').catch(() => undefined);
  const pooled = take(engine);
  pooled.worker.postMessage({ type: 'warm', job } satisfies Request);
  release(engine, pooled);
}

interface ExchangeOptions {
  signal?: AbortSignal;
  /** Called with numbers from 0 to 1. */
  onProgress?(progress: number): void;
  /** Set for a preview: a running batch has not counted its memory. Default: false. */
  isLook?: boolean;
}

/**
 * Runs a job in a worker, and returns its results.
 *
 * @throws {JobError} if the job fails.
 * @throws the signal's reason if it is aborted. WebAssembly cannot be interrupted, so its worker is terminated.
 */
export async function runJob(job: Job, files: File[], options: ExchangeOptions = {}): Promise<Output[]> {
  const response = await exchange(job.engine, { type: 'run', job, files }, silence.work, options);
  if (job.engine === 'media') await lookForResults();
  return response.type === 'done' ? response.outputs : [];
}

/**
 * Asks an engine.
 *
 * @throws {JobError} if a file cannot be read.
 * @throws the signal's reason if it is aborted, like `runJob`.
 */
export async function ask<Engine extends EngineId, Asked extends Questions[Engine]>(
  engine: Engine,
  question: Asked,
  signal?: AbortSignal,
  onProgress?: (progress: number) => void,
): Promise<AnswerTo<Engine, Asked>> {
  const answering = exchange(engine, { type: 'ask', question }, silenceAfter[question.type], {
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  if (question.type !== 'facts') looking[engine] = answering.catch(() => undefined);
  const response = await answering;
  if (response.type !== 'answer') throw new Error('The engine has no answer');
  // The engine answers each question with its own type, which is lost in the message.
  return response.answer as AnswerTo<Engine, Asked>;
}

/**
 * The pause between two files of a batch, or between reading files and working on them, in milliseconds: engines are
 * not yet at rest.
 */
const shortPause = 200;

/** What each engine was last asked besides. */
const looking: Partial<Record<EngineId, Promise<unknown>>> = {};
/** How long files wait for a worker that is asked something else, in milliseconds: another takes about as long to start. */
const startTime = 200;

async function soonFree(engine: EngineId) {
  const other = looking[engine];
  if (other && countIdle(engine) === 0)
    await Promise.race([other, new Promise((resolve) => setTimeout(resolve, startTime))]);
}

/** When each engine last did something that people wait for, and whether that was a job. */
const lastUse: Partial<Record<EngineId, { at: number; isJob: boolean }>> = {};

let isAwaited = () => false;

/** Sets what tells whether people wait for work: no engine is at rest meanwhile. */
export const restUnless = (condition: () => boolean) => (isAwaited = condition);

/**
 * Resolves when an engine has nothing to do, or after so many milliseconds.
 *
 * @param afterJob How long after a job, in milliseconds. Default 200.
 */
export async function atRest(engine: EngineId, longest = Infinity, afterJob = shortPause) {
  const isResting = ({ at = 0, isJob = false } = {}) => Date.now() >= at + (isJob ? afterJob : shortPause);
  const isBusy = () => underWay[engine] > 0 || isAwaited() || !isResting(lastUse[engine]);
  for (let waited = 0; isBusy() && waited < longest; waited += shortPause)
    await new Promise((resolve) => setTimeout(resolve, shortPause));
}

const wornOut = new Set<ErrorCode>(['too-large', 'out-of-memory', 'unexpected']);

/**
 * Sends a request to a worker. A worker that has done other work may fail only because its memory is fragmented: then a
 * fresh one retries.
 */
async function exchange(
  engine: EngineId,
  request: Request,
  silenceLimit: number,
  options: ExchangeOptions,
): Promise<Response> {
  options.signal?.throwIfAborted();
  underWay[engine] += 1;
  let wasUsed = false;
  try {
    if (request.type === 'run' || isReading(request)) await soonFree(engine);
    const pooled = request.type === 'run' ? await takeForJob(engine) : take(engine);
    wasUsed = pooled.jobs > 0;
    return await exchangeWith(pooled, engine, request, silenceLimit, options);
  } catch (error) {
    const mayBeWorn = error instanceof JobError && wornOut.has(error.code);
    if (!wasUsed || !mayBeWorn) throw error;
    // Awaited, so that it counts as under way.
    return await exchangeWith(fresh(engine), engine, request, silenceLimit, options);
  } finally {
    underWay[engine] -= 1;
    const isJob = request.type === 'run' && !options.isLook;
    if (request.type === 'run' || isReading(request)) lastUse[engine] = { at: Date.now(), isJob };
  }
}

async function exchangeWith(
  pooled: PooledWorker,
  engine: EngineId,
  request: Request,
  silenceLimit: number,
  { signal, onProgress, isLook }: ExchangeOptions,
): Promise<Response> {
  const { worker } = pooled;
  const listeners = new AbortController();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  try {
    // It may have been aborted while it waited for its worker.
    signal?.throwIfAborted();
    const response = await new Promise<Response>((resolve, reject) => {
      const heard = () => {
        clearTimeout(watchdog);
        if (pooled.loading > 0) return;
        const limit = pooled.starting > 0 ? silence.work : silenceLimit;
        watchdog = setTimeout(() => reject(new JobError('timed-out', {})), limit);
      };
      worker.addEventListener('loaded', heard, listeners);
      // The reason of an abort is an error, as it is by default.
      signal?.addEventListener('abort', () => reject(signal.reason as Error), listeners);
      worker.addEventListener('error', (event) => reject(crashed(event)), listeners);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Response>) => {
          heard();
          if (data.type === 'progress') onProgress?.(data.progress);
          else if (isAside(data)) return;
          else if (data.type === 'failed') reject(failed(data.failure, data.message));
          else resolve(data);
        },
        listeners,
      );
      heard();
      worker.postMessage(request);
    });
    pooled.jobs += request.type === 'run' ? 1 : shareOfLook;
    if ('held' in response) pooled.held = response.held;
    const isRead = isReading(request);
    if (isRead) noteRead(engine, pooled);
    release(engine, pooled);
    // A batch counts what reading takes before it begins.
    if (isLook || (request.type === 'ask' && !isRead)) endGrown(engine, pooled);
    return response;
  } catch (error) {
    end(pooled);
    throw error;
  } finally {
    clearTimeout(watchdog);
    listeners.abort();
  }
}

const failed = ({ code, facts }: Failure, cause: string) => new JobError(code, facts, { cause });

const crashed = (event: ErrorEvent) =>
  isScriptMissing(event)
    ? new JobError('engine-unavailable', {})
    : new JobError('unexpected', { cause: event.message });
