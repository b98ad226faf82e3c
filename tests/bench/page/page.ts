import type { Job, Note } from '../../../src/jobs/contract/job.ts';
import { runJob } from '../../../src/jobs/run-job.ts';
import type { Work } from '../contender.ts';
import { inParallel } from './in-parallel.ts';
import type { JsquashRequest, JsquashResponse } from './jsquash.worker.ts';

type Engine = 'stayput' | 'jsquash';

/** What the bench calls from outside. Photos are named by their address. */
export interface BenchPage {
  /** Loads photos into memory, so that loading them is not measured. */
  fetch(addresses: readonly string[]): Promise<void>;
  /** Repeats the work; returns milliseconds. */
  run(engine: Engine, addresses: readonly string[], work: Work[Engine], repeats: number): Promise<number>;
  /** Returns the result for the first photo, as Base64. */
  output(engine: Engine, addresses: readonly string[], work: Work[Engine]): Promise<string>;
  /** Runs a job of Stayput's, given as JSON. Returns the result as Base64, and its notes. */
  outcome(address: string, json: string): Promise<{ base64: string; notes: Note[] } | { error: string }>;
}

const photos = new Map<string, File>();
const photo = (address: string) => photos.get(address) ?? new File([], address);

const idleWorkers: Worker[] = [];
const startWorker = () => new Worker(new URL('./jsquash.worker.ts', import.meta.url), { type: 'module' });

async function runJsquash(request: JsquashRequest): Promise<Blob> {
  const worker = idleWorkers.pop() ?? startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<JsquashResponse>();
  worker.addEventListener('message', ({ data }: MessageEvent<JsquashResponse>) => resolve(data), { once: true });
  worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
  worker.postMessage(request);
  const response = await promise;
  idleWorkers.push(worker);
  if (response.failure !== undefined) throw new Error(response.failure);
  return response.result;
}

async function runOne(engine: Engine, address: string, work: Work[Engine]): Promise<Blob> {
  if (work === undefined) throw new Error(`${engine} has no part in this case.`);
  if (!('engine' in work)) return runJsquash({ file: photo(address), work });
  const [output] = await runJob(work, [photo(address)]);
  if (!output) throw new Error('The job gave nothing.');
  return output.file;
}

window.bench = {
  async fetch(addresses) {
    for (const address of addresses) {
      if (photos.has(address)) continue;
      const response = await fetch(address);
      photos.set(address, new File([await response.blob()], `${address.split('/').at(-1)}.jpg`));
    }
  },
  async run(engine, addresses, work, repeats) {
    const started = performance.now();
    for (let time = 0; time < repeats; time += 1) {
      await inParallel(addresses, navigator.hardwareConcurrency, (address) => runOne(engine, address, work));
    }
    return performance.now() - started;
  },
  async output(engine, [first = ''], work) {
    return toBase64(await runOne(engine, first, work));
  },
  async outcome(address, json) {
    try {
      // The bench made this JSON.
      const [output] = await runJob(JSON.parse(json) as Job, [photo(address)]);
      return output ? { base64: await toBase64(output.file), notes: output.notes } : { error: 'nothing' };
    } catch (error) {
      return { error: String(error) };
    }
  },
};

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}
