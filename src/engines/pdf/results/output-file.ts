import { formats } from '#formats/formats.ts';
import { openDocument } from '../document/open-document.ts';

/** A PDF that was written, and the number of pages it should have. */
export interface Written {
  data: Blob;
  pages: number;
}

/** Returns a file name without its extension. */
export const stemOf = (name: string): string => name.replace(/\.[^.]+$/, '');

/**
 * Creates an output file, and opens it to make sure that no page is missing.
 *
 * @param stem the name without the extension.
 */
export async function toFile({ data, pages }: Written, stem: string, password = ''): Promise<File> {
  const { mimeType, extensions } = formats.pdf;
  const file = new File([data], `${stem}.${extensions[0]}`, { type: mimeType });
  const written = (await openDocument(file, password)).pages.length;
  if (written !== pages) throw new Error(`${written} of ${pages} pages were written`);
  return file;
}
