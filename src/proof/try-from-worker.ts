import { workerAddress } from '#jobs/worker/worker-address.ts';
import type { WorkerReport } from './proof.worker.ts';
import type { Outcome } from './try-way.ts';

/** How long a worker may take to try everything, in milliseconds. */
const patience = 30_000;

/**
 * Has every way out of a worker try to send the beginning of a file away, from a worker served under the policy of
 * those that read files.
 *
 * @param tell called with the outcome of each, and again if a busy browser reports later. Never called if the worker
 * cannot start.
 * @returns the worker, once it has tried everything, or failed to. It may still report until it is terminated.
 */
export async function tryFromWorker(bytes: Uint8Array, tell: (name: string, outcome: Outcome) => void) {
  const worker = new Worker(workerAddress('proof'), { type: 'module', name: 'proof' });
  await new Promise<void>((resolve) => {
    let runs = false;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => {
      runs = true;
      if (data === 'tried') resolve();
      else tell(data.name, data.outcome);
    });
    worker.addEventListener('error', () => {
      if (!runs) resolve();
    });
    setTimeout(resolve, patience);
    worker.postMessage(bytes);
  });
  return worker;
}
