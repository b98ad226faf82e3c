import { JobError } from '#errors/errors.ts';
import { formats, type InputFormatId } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';

/** The smallest share of a picture worth keeping, from 0 to 1. */
const leastShare = 0.05;

/**
 * Returns notes on a picture that could be read only in part.
 *
 * @param share the missing share, from 0 to 1
 * @throws {JobError} `corrupt-file` if nearly all of it is missing
 */
export function missing(share: number, format: InputFormatId<'image'>): Note[] {
  if (share > 1 - leastShare) throw new JobError('corrupt-file', { format: formats[format].name });
  return share > 0 ? [{ type: 'part-missing', share }] : [];
}
