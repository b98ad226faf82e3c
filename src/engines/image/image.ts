import type { Inspect, Run } from '../../jobs/engine.ts';
import type { ImageJob } from '../../jobs/job.ts';

/** libvips needs shared memory. Without it, it would never start, and never say so. */
const loading = crossOriginIsolated ? import('./with-libvips.ts') : import('./fallback.ts');

export const inspect: Inspect = async (file) => (await loading).inspect(file);
export const run: Run<ImageJob> = async (...job) => (await loading).run(...job);
