import type { HiddenItem } from './job.ts';
import type { PdfMetadataChanges } from './pdf-edits.ts';

/** What a page asks of a document before work is done on it. */
export type PdfQuestion = { type: 'metadata' };

export interface PdfAnswers {
  metadata: PdfMetadata;
}

export interface PdfMetadata {
  /** Empty texts for what it does not say. */
  values: Required<PdfMetadataChanges>;
  /** All that it says, with what programs keep in it. */
  items: HiddenItem[];
}
