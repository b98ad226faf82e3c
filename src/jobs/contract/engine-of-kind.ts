import type { Kind } from '../../formats/format.ts';
import { formats, type FormatId } from '../../formats/formats.ts';
import type { Job } from './job.ts';

/** Which engine inspects files of a kind, before any engine works on them. */
export const engineOfKind: Record<Kind, Exclude<Job['engine'], 'ocr'>> = {
  image: 'image',
  video: 'media',
  audio: 'media',
  subtitles: 'media',
  document: 'pdf',
};

/** Gives a job that every engine can do to the engine of a file's format; any other job stays. */
export function onItsEngine(job: Job, format: FormatId | undefined): Job {
  const { operation } = job;
  if (operation.type !== 'inspect' || !format) return job;
  const engine = engineOfKind[formats[format].kind];
  switch (engine) {
    case 'image':
      return { engine, operation };
    case 'media':
      return { engine, operation };
    case 'pdf':
      return { engine, operation };
    default:
      return engine satisfies never;
  }
}
