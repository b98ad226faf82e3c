import { JobError } from '../errors.ts';
import { formats } from '../formats.ts';
import type { FramesJob } from '../jobs/media-job.ts';
import { drawPages, runJob } from '../jobs/run-job.ts';
import type { Entry } from './batch.ts';

/** The longest side, in pixels: sharp on the largest stage, and light for the page. */
const longest = 1600;

/** Many recordings begin with black. */
const frame: FramesJob = {
  engine: 'media',
  frames: { which: { type: 'at', share: 0.1 }, format: 'jpeg', longest },
};

const made = new WeakMap<Entry, Promise<string>>();

/**
 * The address of a picture that every browser shows, of any file that the engines read: its first frame, upright; of a video one near its start; of a document its first page. Made once.
 *
 * @throws {JobError} when it cannot be read.
 */
export function previewOf(entry: Entry): Promise<string> {
  let preview = made.get(entry);
  if (!preview) {
    preview = make(entry);
    made.set(entry, preview);
  }
  return preview;
}

async function make({ file, facts, password = '' }: Entry): Promise<string> {
  if (facts?.kind === 'document') {
    const [page] = await drawPages(file, password, [0], longest);
    if (!page) throw new JobError('corrupt-file', { format: formats.pdf.name });
    return URL.createObjectURL(page);
  }
  const alpha = facts?.kind === 'image' && facts.alpha;
  const [output] = await runJob(
    facts?.kind === 'media'
      ? frame
      : {
          engine: 'image',
          steps: [
            { type: 'resize', width: longest, height: longest, withoutEnlargement: true },
            { type: 'frames', start: 0, end: 1 },
          ],
          output: { format: alpha ? 'png' : 'jpeg', quality: 85, effort: 'fast' },
          metadata: 'colour',
        },
    [file],
  );
  if (!output) throw new Error('A picture without a result');
  return URL.createObjectURL(output.file);
}
