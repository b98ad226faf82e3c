import type { HiddenItem } from './job.ts';
import type { PageArea, PdfMetadataChanges } from './pdf-edits.ts';

/** What a page asks of a document before work is done on it. */
export type PdfQuestion =
  | { type: 'metadata' }
  /** Where any of these words stand. */
  | { type: 'find'; words: string[] };

export interface PdfAnswers {
  metadata: PdfMetadata;
  find: PageArea[];
}

export interface PdfMetadata {
  /** Empty texts for what it does not say. */
  values: Required<PdfMetadataChanges>;
  /** All that it says, with what programs keep in it. */
  items: HiddenItem[];
}
