import type { Job } from '../../jobs/contract/job.ts';

/** A job with the passwords of its files, where it takes any. */
export const withPasswords = (job: Job, files: readonly { password?: string }[]): Job =>
  (job.engine === 'pdf' || job.engine === 'ocr') && files.some(({ password }) => password)
    ? { ...job, passwords: files.map(({ password = '' }) => password) }
    : job;
