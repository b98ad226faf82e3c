import type { Kind } from '#formats/format.ts';
import type { Job } from './job.ts';

/** Which engine inspects files of a kind, before any engine works on them. */
export const engineOfKind: Record<Kind, Exclude<Job['engine'], 'ocr'>> = {
  image: 'image',
  video: 'media',
  audio: 'media',
  subtitles: 'media',
  document: 'pdf',
};
