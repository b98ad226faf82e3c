import { look, type LookOptions } from '#jobs/look.ts';

interface Page {
  file: File;
  /** Default none. */
  password?: string;
  /** From 0. Default 0. */
  page?: number;
  /** The longer side, in pixels. */
  size: number;
}

/**
 * Draws a page of a PDF to look at; returns nothing if it has no such page.
 *
 * @throws {JobError} if the file cannot be read.
 */
export async function drawnPage(
  { file, password = '', page = 0, size }: Page,
  options?: LookOptions,
): Promise<Blob | undefined> {
  const drawn = await look('pdf', { type: 'thumbnails', file, password, pages: [page], size }, options);
  return drawn?.[0];
}
