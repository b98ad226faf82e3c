import type { Job } from '../contract/job.ts';
import { folderOfPage } from '../disk/page-folders.ts';
import { workerAddress } from './worker-address.ts';

/**
 * One entry file per engine, because each is served with its own policy (`policies.ts`). `unfinished`: its folder on
 * the disk.
 */
export const startWorker: Record<Job['engine'], (unfinished?: string) => Worker> = {
  image: () => new Worker(workerAddress('image'), { type: 'module', name: 'image' }),
  media: (unfinished = '') =>
    new Worker(workerAddress('media'), {
      type: 'module',
      // `src/engines/media/write/disk-result.ts` reads it.
      name: `${folderOfPage()} ${unfinished}`,
    }),
  pdf: () => new Worker(workerAddress('pdf'), { type: 'module', name: 'pdf' }),
  ocr: () => new Worker(workerAddress('ocr'), { type: 'module', name: 'ocr' }),
};
