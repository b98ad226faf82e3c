import type { BatchJob } from './workflow-job.ts';

/** A job as text, to be compared: files by what tells one from another. */
export const jobInWords = (job: BatchJob | undefined): string | undefined =>
  JSON.stringify(job, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
