import type { Job } from '../../jobs/contract/job.ts';

/** Adds the passwords of the files to a job that takes them. */
export const withPasswords = (job: Job, files: readonly { password?: string }[]): Job =>
  (job.engine === 'pdf' || job.engine === 'ocr') && files.some(({ password }) => password)
    ? { ...job, passwords: files.map(({ password = '' }) => password) }
    : job;
