import { JobError } from '#errors/errors.ts';
import type { Security } from '../crypt/security.ts';
import { formats } from '#formats/formats.ts';
import type { Source } from '#containers/pdf/byte-source.ts';
import { PdfDocument } from './document.ts';
import { Encrypted, Malformed, TooLarge, undefinedWhenMalformed } from './malformed.ts';
import { openSource } from '#containers/pdf/source.ts';

/**
 * Opens a file and reads its page tree.
 *
 * @param password the user or owner password; empty for none.
 * @throws {JobError}
 */
export async function openDocument(file: File, password = ''): Promise<PdfDocument> {
  if (file.size === 0) throw new JobError('empty-file', {});
  return explained(async () => read(await openSource(file), password));
}

/** Opens a file as it was when it ended at an offset; undefined if that is no document. */
export const openVersion = (file: File, end: number, password: string): Promise<PdfDocument | undefined> =>
  openSource(file.slice(0, end))
    .then((source) => read(source, password))
    .catch(undefinedWhenMalformed);

async function read(source: Source, password: string): Promise<PdfDocument> {
  const withPages = (securityType?: typeof Security) => {
    const document = new PdfDocument(source, password, securityType);
    void document.pages;
    return document;
  };
  try {
    return withPages();
  } catch (error) {
    if (!(error instanceof Encrypted)) throw error;
    return withPages((await import('../crypt/security.ts')).Security);
  }
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
