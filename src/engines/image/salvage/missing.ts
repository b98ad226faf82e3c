import { JobError } from '../../../errors/errors.ts';
import { formats, type InputFormatId } from '../../../formats/formats.ts';
import type { Note } from '../../../jobs/contract/job.ts';

/** With less of it, a picture is not worth keeping. From 0 to 1. */
const leastShare = 0.05;

/**
 * What to say of a picture of which a part could not be read.
 *
 * @param share that is missing, from 0 to 1.
 * @throws {JobError} `corrupt-file` where nearly all of it is.
 */
export function missing(share: number, format: InputFormatId<'image'>): Note[] {
  if (share > 1 - leastShare) throw new JobError('corrupt-file', { format: formats[format].name });
  return share > 0 ? [{ type: 'part-missing', share }] : [];
}
