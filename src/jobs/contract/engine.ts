import { asJobError, failureOf } from '#errors/errors.ts';
import type { Facts } from './facts.ts';
import type { Job, Output } from './job.ts';
import type { Request, Response } from './messages.ts';
import type { Pixels } from './pdf-question.ts';
import type { Answering, EngineId, Question } from './question.ts';

/** Takes the progress of a job, from 0 to 1. */
export type OnProgress = (progress: number) => void;

/** What every engine exports as `run`: it does the engine's jobs. */
export type Run<Work> = (work: Work, files: File[], onProgress: OnProgress) => Promise<Output[]>;

/** Reads the header of a file, without doing any work on it. */
export type Inspect = (file: File, password?: string) => Promise<Facts>;

/** Draws a thumbnail of the first frame or page of a file, at most `size` pixels each way. */
export type Draw = (file: File, size: number) => Promise<Blob | undefined>;

/** What an engine may export as `loadRun`: it loads the script of `run`, which is not needed for reading files. */
export type LoadRun = () => Promise<unknown>;

/** What an engine may export as `warm`: it starts what a job will need. */
export type Warm<J extends Job> = (job: J) => Promise<unknown>;

/**
 * What an engine may export as `tellHeld`: it returns how much memory it holds, in bytes. WebAssembly never returns
 * memory.
 */
export type TellHeld = () => Promise<number | undefined>;

/** What an engine with threads of its own may export as `stop`: it ends them. */
export type Stop = () => Promise<void>;

/** @param transfer Buffers that this worker no longer needs. */
export const respond = (response: Response, transfer: ArrayBuffer[] = []) => self.postMessage(response, { transfer });

type JobOf<Engine extends EngineId> = Extract<Job, { engine: Engine }>;

/** Makes this worker answer requests with an engine. Its entry file calls this once. */
export function answerWith<Engine extends EngineId>(engine: {
  run: Run<JobOf<Engine>>;
  answers: Answering<Engine>;
  loadRun?: LoadRun;
  warm?: Warm<JobOf<Engine>>;
  tellHeld?: TellHeld;
  stop?: Stop;
}) {
  // The page asks the engine that the question is for, and each answer function takes questions of its own type.
  const answers = engine.answers as unknown as Record<Question['type'], (question: Question) => Promise<unknown>>;
  const held = async () => {
    const bytes = await engine.tellHeld?.();
    return bytes === undefined ? {} : { held: bytes };
  };
  const respondTo = async (request: Request) => {
    try {
      // The page starts the worker that the job names. If warming fails, the job will fail too, and report it.
      if (request.type === 'warm') void engine.warm?.(request.job as JobOf<Engine>).catch(() => undefined);
      if (request.type === 'stop') {
        await engine.stop?.();
        respond({ type: 'stopped' });
      }
      if (request.type === 'ask') {
        const answer = await answers[request.question.type](request.question);
        respond({ type: 'answer', answer, ...(await held()) }, pixelsIn(answer));
      }
      if (request.type === 'run') {
        // The page starts the worker that the job names.
        const job = request.job as JobOf<Engine>;
        const outputs = await engine.run(job, request.files, reporter());
        respond({ type: 'done', outputs, ...(await held()) });
      }
    } catch (error) {
      respond(failure(error));
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<Request>) => void respondTo(data));
  respond({ type: 'started' });
  // If this fails, the job will fail too, and report it.
  engine.loadRun?.().catch(() => undefined);
}

/** Tells the page that something is being started, which may take long on a slow or busy device. */
export async function starting<T>(start: () => Promise<T>): Promise<T> {
  respond({ type: 'starting' });
  try {
    return await start();
  } finally {
    respond({ type: 'started' });
  }
}

/** Returns the buffers of drawn pages, because copying them takes longer than transferring them. */
const pixelsIn = (answer: unknown): ArrayBuffer[] =>
  (Array.isArray(answer) ? answer : [answer]).flatMap((part: Partial<Pixels> | undefined) =>
    part?.data instanceof Uint8ClampedArray ? [part.data.buffer] : [],
  );

/**
 * The interval between progress messages: a share of the time so far, within limits in milliseconds. Each message wakes
 * the page, which draws it, and the longer work takes, the less there is to see of each. libvips reports sixty times per
 * photo.
 */
const interval = { share: 0.02, least: 50, most: 500 };

/** Returns a function that passes on what it is told, but not more often than can be seen. */
export function reporter(report = (progress: number) => respond({ type: 'progress', progress })) {
  const started = performance.now();
  let last = -Infinity;
  return (progress: number) => {
    const now = performance.now();
    const wait = Math.min(interval.most, Math.max(interval.least, (now - started) * interval.share));
    if (now - last < wait) return;
    last = now;
    report(progress);
  };
}

/** Errors lose their class when they are cloned, so their parts are sent instead. */
function failure(error: unknown): Response {
  const known = asJobError(error);
  if (known.code === 'unexpected') console.error(error);
  return { type: 'failed', failure: failureOf(known), message: String(known.cause ?? known.code) };
}
