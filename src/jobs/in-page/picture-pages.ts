import type { Kind } from '../../formats/format.ts';
import { formats, sniffFormat, type FormatId } from '../../formats/formats.ts';
import type { PdfPages } from '../contract/image-operation.ts';
import type { Job, Output } from '../contract/job.ts';
import { runJob } from '../run-job.ts';
import { withFrames } from './draw-frames.ts';

type Options = NonNullable<Parameters<typeof runJob>[2]>;

/** The share of the progress that converting images takes. */
const share = 0.5;

/**
 * Runs a job. OCR is done here, by several workers. If images are among the files of a job for the PDF engine, the
 * image engine converts them to documents first. It also draws the frames of animations, where the browser cannot. What a
 * redacted file shows is read.
 *
 * @param known the formats of the files, where they are known.
 */
export async function runOnPictures(
  job: Job,
  files: File[],
  options: Options,
  known: readonly (FormatId | undefined)[] = [],
): Promise<Output[]> {
  if (job.engine === 'ocr') return (await import('./read-pages.ts')).readPages(job, files, options);
  if (job.engine === 'media' && job.operation.type === 'film' && files[0])
    return runJob(await withFrames(job.operation, files[0], options.signal), files, options);
  if (job.engine === 'pdf' && job.operation.type === 'redact')
    return (await import('./look-at-pictures.ts')).redactAndLook(job, job.operation.redaction, files, options);
  if (job.engine !== 'pdf' || !job.pictures) return runJob(job, files, options);
  const kinds: (Kind | undefined)[] = [];
  // One after another: every file that is opened blocks the page for a moment.
  for (const [index, file] of files.entries()) {
    const format = known[index] ?? (await sniffFormat(file));
    kinds.push(format && formats[format].kind);
  }
  const pictures = kinds.filter((kind) => kind === 'image').length;
  if (pictures === 0) return runJob(job, files, options);
  const documents: File[] = [];
  const notes: Output['notes'] = [];
  let done = 0;
  for (const [index, file] of files.entries()) {
    const made = kinds[index] === 'image' ? await asDocument(file, job.pictures, options) : undefined;
    documents.push(made?.file ?? file);
    notes.push(...(made?.notes ?? []).filter(({ type }) => type !== 'pages'));
    if (made) options.onProgress?.((share * ++done) / pictures);
  }
  const [first, ...others] = await runJob(job, documents, {
    ...options,
    onProgress: (progress) => options.onProgress?.(share + (1 - share) * progress),
  });
  return first ? [{ ...first, notes: [...first.notes, ...notes] }, ...others] : others;
}

async function asDocument(file: File, pages: PdfPages, { signal }: Options): Promise<Output> {
  const [output] = await runJob(
    { engine: 'image', operation: { type: 'document', ...pages } },
    [file],
    signal ? { signal } : {},
  );
  if (!output) throw new Error(`${file.name} became no document`);
  return output;
}
