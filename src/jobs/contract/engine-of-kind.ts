import type { Kind } from '../../formats/format.ts';
import type { Job } from './job.ts';

/** Which engine looks into files of a kind, before any works on them. */
export const engineOfKind: Record<Kind, Exclude<Job['engine'], 'ocr'>> = {
  image: 'image',
  video: 'media',
  audio: 'media',
  subtitles: 'media',
  document: 'pdf',
};
