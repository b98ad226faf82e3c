import { hearRefusals } from './hear-refusals.ts';
import { tryWay, type Outcome, type Place } from './try-way.ts';
import { fromWorkers } from './ways-out.ts';

/** The outcome of a way, perhaps updated later; or that all have been tried. */
export type WorkerReport = { name: string; outcome: Outcome } | 'tried';

const report = (message: WorkerReport) => self.postMessage(message);

const here: Place = {
  mark: 'worker',
  follow(hostname) {
    const refusals = hearRefusals(hostname);
    self.addEventListener('securitypolicyviolation', refusals.hear);
    return { refusals, failures: () => [], end: refusals.end };
  },
  // Lists differ by worker, and none can determine whether its own is enforced. A refusal must be reported.
  listHolds: false,
};

/** Takes the beginning of a file, and has every way out of a worker try to send it away. */
self.addEventListener('message', async ({ data: bytes }: MessageEvent<Uint8Array>) => {
  for (const [name, attempt] of Object.entries(fromWorkers))
    await tryWay(attempt, bytes, here, (outcome) => report({ name, outcome }));
  report('tried');
});
