import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import { PdfDocument } from './document.ts';
import { Malformed, TooLarge, undefinedWhenMalformed } from './malformed.ts';
import { openSource } from '#containers/pdf/source.ts';

/**
 * Opens a file and reads its page tree.
 *
 * @param password the user or owner password; empty for none.
 * @throws {JobError}
 */
export async function openDocument(file: File, password = ''): Promise<PdfDocument> {
  if (file.size === 0) throw new JobError('empty-file', {});
  return explained(async () => withPages(new PdfDocument(await openSource(file), password)));
}

/** Opens a file as it was when it ended at an offset; undefined if that is no document. */
export const openVersion = (file: File, end: number, password: string): Promise<PdfDocument | undefined> =>
  openSource(file.slice(0, end))
    .then((source) => withPages(new PdfDocument(source, password)))
    .catch(undefinedWhenMalformed);

function withPages(document: PdfDocument): PdfDocument {
  void document.pages;
  return document;
}

/** Does work on a document, and turns damage into a `JobError` that can be shown. */
export async function explained<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooLarge) throw unpacksTooLarge(error.limit, error);
    if (!(error instanceof Malformed)) throw error;
    throw new JobError('corrupt-file', { format: formats.pdf.name }, { cause: error });
  }
}

/** @param limit in bytes. */
export const unpacksTooLarge = (limit: number, cause?: unknown): JobError =>
  new JobError('unpacks-too-large', { limit }, { cause });
