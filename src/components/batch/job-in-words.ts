import type { BatchJob } from '#jobs/plan/batch-job.ts';

/** Serializes a job for comparison. Files are represented by what identifies them. */
export const jobInWords = (job: BatchJob | undefined): string | undefined =>
  JSON.stringify(job, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
