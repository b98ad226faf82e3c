import type { Run } from '../../jobs/engine.ts';
import type { MediaJob } from '../../jobs/job.ts';
import { convert } from './convert.ts';
import { removeLeftovers } from './results.ts';

export { inspect } from './inspect.ts';

/** Every file is a job of its own. The worker is named after its tab, whose results it may put on disk. */
export const run: Run<MediaJob> = async (job, files, onProgress) => {
  await removeLeftovers(self.name);
  const outputs = [];
  for (const [index, file] of files.entries()) {
    outputs.push(await convert(job, file, (progress) => onProgress((index + progress) / files.length)));
  }
  return outputs;
};
