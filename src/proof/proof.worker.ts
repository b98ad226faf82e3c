import { hearRefusals } from './hear-refusals.ts';
import { tryWay, type Outcome, type Place } from './try-way.ts';
import { fromWorkers } from './ways-out.ts';

/** What came of a way, and perhaps again what is known of it later; and that all have been tried. */
export type WorkerReport = { name: string; outcome: Outcome } | 'tried';

const report = (message: WorkerReport) => self.postMessage(message);

const here: Place = {
  mark: 'worker',
  follow(hostname) {
    const refusals = hearRefusals(hostname);
    self.addEventListener('securitypolicyviolation', refusals.hear);
    return { refusals, failures: () => [], end: refusals.end };
  },
  // Lists differ by worker, and none can find out whether its own holds. What is refused must be said.
  listHolds: false,
};

/** Takes the beginning of a file, and lets every way out that a worker has try to send it away. */
self.addEventListener('message', async ({ data: bytes }: MessageEvent<Uint8Array>) => {
  for (const [name, attempt] of Object.entries(fromWorkers))
    await tryWay(attempt, bytes, here, (outcome) => report({ name, outcome }));
  report('tried');
});
