import type { Note, OcrJob, PdfJob } from '../../../src/jobs/contract/job.ts';
import { paint } from '../../../src/components/controls/pages/page-pictures.ts';
import { planOf } from '../../../src/jobs/plan/plan-of.ts';
import { perform } from '../../../src/jobs/plan/plan.ts';
import { ask, runJob } from '../../../src/jobs/run-job.ts';
import type { PdfLibResponse } from './pdf-lib.worker.ts';

/** What the bench calls from outside. The files are those given to the page's input. */
export interface PdfBenchPage {
  /** Repeats the merge; returns milliseconds, and the size of the last result. */
  run(engine: 'stayput' | 'pdf-lib', repeats: number): Promise<{ wall: number; size: number }>;
  /** Returns the only result of a job in Base64 with its notes, or the reason that there is none. */
  result(job: PdfJob | OcrJob): Promise<{ base64: string; notes: Note[] } | { problem: string }>;
  /** Counts the results of a job. */
  count(job: PdfJob | OcrJob): Promise<number>;
  /** Reads what a tool shows of the file when it is added. Returns the number of pages. */
  facts(): Promise<number>;
  /** Draws thumbnails of so many pages as a board asks for them, optionally showing them too. Returns how many. */
  thumbnails(pages: number, size: number, areShown: boolean): Promise<number>;
}

const files = (): File[] => [...(document.querySelector('input')?.files ?? [])];

const made = (job: PdfJob | OcrJob) =>
  perform(
    planOf(
      job,
      files().map((file) => ({ file })),
    ),
  );

async function stayput(): Promise<number> {
  const [output] = await runJob({ engine: 'pdf', operation: { type: 'merge' } }, files());
  return output?.file.size ?? 0;
}

let worker: Worker | undefined;

async function pdfLib(): Promise<number> {
  worker ??= new Worker(new URL('./pdf-lib.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<PdfLibResponse>();
  worker.addEventListener('message', ({ data }: MessageEvent<PdfLibResponse>) => resolve(data), { once: true });
  worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
  worker.postMessage(files());
  const response = await promise;
  if (response.failure !== undefined) throw new Error(response.failure);
  return response.result.size;
}

window.pdfBench = {
  async run(engine, repeats) {
    const merge = engine === 'stayput' ? stayput : pdfLib;
    const started = performance.now();
    let size = 0;
    for (let time = 0; time < repeats; time += 1) size = await merge();
    return { wall: performance.now() - started, size };
  },
  async count(job) {
    return (await made(job)).length;
  },
  async facts() {
    const [file] = files();
    const facts = file && (await ask('pdf', { type: 'facts', file }));
    return facts?.kind === 'document' ? facts.pages : 0;
  },
  async thumbnails(pages, size, areShown) {
    const [file] = files();
    let drawn = 0;
    for (let page = 0; file && page < pages; page += 6) {
      const some = Array.from({ length: Math.min(6, pages - page) }, (_, index) => page + index);
      for (const pixels of await ask('pdf', { type: 'pixels', file, password: '', pages: some, size })) {
        if (!pixels) continue;
        drawn++;
        if (!areShown) continue;
        const canvas = document.createElement('canvas');
        canvas.width = 0;
        paint(canvas, new ImageData(pixels.data, pixels.width));
        document.body.append(canvas);
      }
    }
    // Waits until they are on the screen.
    if (areShown) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const canvas of document.querySelectorAll('canvas')) canvas.remove();
    return drawn;
  },
  async result(job) {
    try {
      const [output] = await made(job);
      const reader = new FileReader();
      reader.readAsDataURL(output?.file ?? new Blob());
      await new Promise((resolve) => reader.addEventListener('load', resolve));
      return { base64: String(reader.result).replace(/^.*,/, ''), notes: output?.notes ?? [] };
    } catch (error) {
      return { problem: String(error) };
    }
  },
};
