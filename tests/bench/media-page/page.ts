import { JobError } from '../../../src/errors/errors.ts';
import type { Facts } from '../../../src/jobs/contract/facts.ts';
import type { Job, Note } from '../../../src/jobs/contract/job.ts';
import { ask, runJob } from '../../../src/jobs/run-job.ts';
import type { FfmpegRequest, FfmpegResponse } from './ffmpeg.worker.ts';
import { describeProblem } from '../../../src/components/problem.ts';

/** Selects one of ffmpeg.wasm's cores. */
export type Core = 'single' | 'threads';

/** The result of one run. `wall` is in milliseconds. */
export type Ran =
  | { wall: number; outputs: { name: string; size: number; notes: Note[] }[] }
  | { wall: number; code: string; said: string };

/** What the bench calls from outside. The files are those given to the page's input. */
export interface MediaBenchPage {
  /** @param job as JSON. */
  stayput(job: string): Promise<Ran>;
  facts(): Promise<Facts | { code: string; said: string }>;
  /** `core` stays loaded between runs. */
  ffmpeg(core: Core, args: string[], output: string): Promise<Ran>;
  /** Stops ffmpeg.wasm's worker, because its memory never shrinks. */
  endFfmpeg(): void;
  /** Offers a result of the last run as a download. */
  save(index: number): void;
}

const files = (): File[] => [...(document.querySelector('input')?.files ?? [])];
let results: { file: Blob; name: string }[] = [];
let worker: { core: Core; worker: Worker } | undefined;

const failure = (error: unknown) => ({
  code: error instanceof JobError ? error.code : 'thrown',
  said: error instanceof JobError ? `${describeProblem(error)}${because(error)}` : String(error),
});

const because = ({ cause }: JobError) => (typeof cause === 'string' ? ` (${cause})` : '');

async function timed(work: () => Promise<{ name: string; size: number; notes: Note[] }[]>): Promise<Ran> {
  const started = performance.now();
  try {
    const outputs = await work();
    return { wall: performance.now() - started, outputs };
  } catch (error) {
    return { wall: performance.now() - started, ...failure(error) };
  }
}

window.mediaBench = {
  stayput: (job) =>
    timed(async () => {
      // The bench made this JSON.
      const outputs = await runJob(JSON.parse(job) as Job, files());
      results = outputs.map(({ file }) => ({ file, name: file.name }));
      return outputs.map(({ file, notes }) => ({ name: file.name, size: file.size, notes }));
    }),
  async facts() {
    const [file] = files();
    try {
      const facts = file && (await ask('media', { type: 'facts', file }));
      return facts ?? { code: 'nothing', said: '' };
    } catch (error) {
      return failure(error);
    }
  },
  ffmpeg: (core, args, output) =>
    timed(async () => {
      if (worker?.core !== core) {
        worker?.worker.terminate();
        worker = { core, worker: new Worker(new URL('./ffmpeg.worker.ts', import.meta.url), { type: 'module' }) };
      }
      const request: FfmpegRequest = {
        core: `${location.origin}/ffmpeg/${core}/ffmpeg-core.js`,
        files: files(),
        args,
        output,
      };
      const { promise, resolve, reject } = Promise.withResolvers<FfmpegResponse>();
      worker.worker.onmessage = ({ data }: MessageEvent<FfmpegResponse>) => resolve(data);
      worker.worker.onerror = ({ message }) => reject(new Error(message));
      worker.worker.postMessage(request);
      const response = await promise;
      if (response.failure !== undefined) throw new Error(response.failure);
      results = [{ file: response.result, name: output }];
      return [{ name: output, size: response.result.size, notes: [] }];
    }),
  endFfmpeg() {
    worker?.worker.terminate();
    worker = undefined;
  },
  save(index) {
    const result = results[index];
    const link = document.querySelector('a');
    if (!result || !link) throw new Error('There is no such result');
    link.href = URL.createObjectURL(result.file);
    link.download = result.name;
    link.click();
  },
};
