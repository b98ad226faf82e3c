import type { Entry } from '../batch/entry.ts';
import { tellRows } from './tell-rows.ts';
import { listOfFile, type Tile } from '../controls/pages/page-order.ts';

/** How many pages a file has as a document. An image is one page; a TIFF may be several. */
export function pagesOf({ facts }: Entry): number {
  if (facts?.kind === 'document') return facts.pages;
  if (facts?.kind !== 'image') return 0;
  return facts.format === 'tiff' ? (facts.pages ?? 1) : 1;
}

/** Updates the rows of files with the pages that are on a board. */
export function tellPages(board: HTMLElement, files: readonly Entry[], tiles: readonly Tile[]) {
  for (const [file, entry] of files.entries()) entry.pages = listOfFile(tiles, file, pagesOf(entry));
  tellRows(board, files);
}
