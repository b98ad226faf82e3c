import type { Job } from './job.ts';
import { folderOfPage } from './page-folders.ts';

/** One entry file an engine, because each is served with a policy of its own (`policies.ts`). `unfinished`: its folder on the disk. */
export const startWorker: Record<Job['engine'], (unfinished?: string) => Worker> = {
  image: () => new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module', name: 'image' }),
  media: (unfinished = '') =>
    new Worker(new URL('./media.worker.ts', import.meta.url), {
      type: 'module',
      // `results.ts` of the engine reads it.
      name: `${folderOfPage()} ${unfinished}`,
    }),
  pdf: () => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf' }),
};
