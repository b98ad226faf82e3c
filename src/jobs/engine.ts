import { asJobError } from '../errors.ts';
import type { Facts } from './facts.ts';
import type { Job, Output } from './job.ts';
import type { MediaAnswers, MediaQuestion } from './media-question.ts';
import type { PeaksRequest, Pixels, Request, Response, ThumbnailRequest } from './messages.ts';
import type { PdfAnswers, PdfQuestion } from './pdf-question.ts';

/** What every engine exports as `run`. Progress goes from 0 to 1. */
export type Run<J extends Job> = (job: J, files: File[], onProgress: (progress: number) => void) => Promise<Output[]>;

/** What every engine exports as `inspect`: reads the header of a file, and does no work on it. */
export type Inspect = (file: File, password?: string) => Promise<Facts>;

/** What an engine may export: small pictures of a file's pages, as many as were asked for. */
export type Thumbnails = (request: ThumbnailRequest) => Promise<(Blob | undefined)[]>;

/** The same as pixels. */
export type DrawPixels = (request: Omit<ThumbnailRequest, 'type'>) => Promise<(Pixels | undefined)[]>;

/** A small picture of the first frame or page of a file, at most so many pixels each way. */
export type Draw = (file: File, size: number) => Promise<Blob | undefined>;

/** What an engine may export: answers to what a page asks of a document. */
export type Answer = (file: File, password: string, question: PdfQuestion) => Promise<PdfAnswers[PdfQuestion['type']]>;

/** What an engine may export: how loud each part of a recording is, from 0 to 255. */
export type Peaks = (request: PeaksRequest) => Promise<Uint8Array>;

/** What an engine may export: answers to what a page asks beside files and jobs. */
export type Tell = (question: MediaQuestion) => Promise<MediaAnswers[MediaQuestion['type']]>;

/** What an engine may export: starts what a job will take. */
export type Warm<J extends Job> = (job: J) => Promise<unknown>;

/** What an engine may export: how much memory it keeps of what it has taken, in bytes. WebAssembly gives none of it back. */
export type TellHeld = () => Promise<number | undefined>;

/** @param transfer buffers that this worker is done with. */
export const respond = (response: Response, transfer: ArrayBuffer[] = []) => self.postMessage(response, { transfer });

/** Makes this worker answer with an engine. Its entry file calls it once. */
export function answerWith<J extends Job>(engine: {
  run: Run<J>;
  inspect: Inspect;
  thumbnails?: Thumbnails;
  drawPixels?: DrawPixels;
  answer?: Answer;
  peaks?: Peaks;
  tell?: Tell;
  warm?: Warm<J>;
  tellHeld?: TellHeld;
}) {
  const answer = async (request: Request) => {
    try {
      // The page starts the worker that the job names. What fails now will fail again for the job, which says so.
      if (request.type === 'warm') void engine.warm?.(request.job as J).catch(() => undefined);
      if (request.type === 'inspect') {
        respond({ type: 'inspected', facts: await engine.inspect(request.file, request.password) });
      }
      if (request.type === 'thumbnails') {
        respond({ type: 'drawn', pictures: (await engine.thumbnails?.(request)) ?? [] });
      }
      if (request.type === 'pixels') {
        const pictures = (await engine.drawPixels?.(request)) ?? [];
        const buffers = pictures.flatMap((picture) => picture?.data.buffer ?? []);
        respond({ type: 'pixels', pictures }, buffers);
      }
      if (request.type === 'ask') {
        const { file, password, question } = request;
        respond({ type: 'answered', answer: await engine.answer?.(file, password, question) });
      }
      if (request.type === 'peaks') {
        respond({ type: 'heard', peaks: (await engine.peaks?.(request)) ?? new Uint8Array() });
      }
      if (request.type === 'tell') {
        respond({ type: 'told', answer: await engine.tell?.(request.question) });
      }
      if (request.type === 'run') {
        // The page starts the worker that the job names.
        const job = request.job as J;
        const outputs = await engine.run(job, request.files, reporter());
        const held = await engine.tellHeld?.();
        respond({ type: 'done', outputs, ...(held !== undefined && { held }) });
      }
    } catch (error) {
      respond(failure(error));
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data));
}

/** Milliseconds between two words on progress. libvips has sixty a photo, and each wakes the page. */
const progressInterval = 50;

function reporter() {
  let last = 0;
  return (progress: number) => {
    const now = performance.now();
    if (now - last < progressInterval) return;
    last = now;
    respond({ type: 'progress', progress });
  };
}

/** Errors lose their class when they are cloned, so the parts cross over. */
function failure(error: unknown): Response {
  const { code, facts, cause } = asJobError(error);
  if (code === 'unexpected') console.error(error);
  return { type: 'failed', code, facts, message: String(cause ?? code) };
}
