import { asJobError, failureOf, JobError } from '#errors/errors.ts';
import { formats, outputName, sniffFormat } from '#formats/formats.ts';
import type { MakeDocument } from '#jobs/contract/image-operation.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { withColourProfile } from '../formats/png/own-colours.ts';
import { distinct } from '../result/result.ts';
import { embeddable, ImagePdf, type Embeddable } from './image-pdf.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** One picture of a file. */
export interface DocumentPage {
  picture: Embeddable;
  /** The opacity of each pixel, as grey. */
  alpha?: Embeddable;
}

/** Decodes a file that a PDF cannot embed unchanged; returns its number of frames, and notes on what was lost. */
export type DecodePages = (
  file: File,
  add: (page: DocumentPage) => Promise<void>,
) => Promise<{ frames: number; notes: Note[] }>;

/**
 * Makes one document of all files, in their order. If one cannot be read, the error names it and no document is made.
 */
export async function runDocument(
  pages: MakeDocument,
  files: File[],
  onProgress: OnProgress,
  decodePages: DecodePages,
): Promise<Output[]> {
  const pdf = new ImagePdf(pages);
  const notes: Note[] = [];
  const add = ({ picture, alpha }: DocumentPage) => pdf.add(picture, alpha);
  for (const [index, file] of files.entries()) {
    try {
      const picture = (await mayBeHeldAsItIs(file)) && (await embeddable(new Uint8Array(await file.arrayBuffer())));
      if (picture) await add({ picture });
      else {
        const { frames, notes: lost } = await decodePages(file, add);
        notes.push(...lost);
        if (frames > 1) notes.push({ type: 'first-frame-only', frames });
      }
    } catch (error) {
      throw inFile(error, file, files.length);
    }
    onProgress((index + 1) / files.length);
  }
  const { mimeType } = formats.pdf;
  const [first] = files;
  const name = outputName(files.length === 1 && first ? first.name : 'images', 'pdf');
  const file = new File([await pdf.finish()], name, { type: mimeType });
  return [{ file, notes: [{ type: 'pages', count: pdf.pages }, ...distinct(notes)] }];
}

async function mayBeHeldAsItIs(file: File): Promise<boolean> {
  const format = await sniffFormat(file);
  // A PDF knows colours only by profiles: a PNG that describes them otherwise is decoded.
  return format === 'jpeg' || (format === 'png' && (await withColourProfile(file)).file === file);
}

/** Adds the name of the file to an error, if there are several files. */
function inFile(error: unknown, { name }: File, files: number): unknown {
  const failure = asJobError(error);
  if (files === 1 || failure.code === 'unexpected') return error;
  return new JobError('in-file', { name, problem: failureOf(failure) }, { cause: error });
}
