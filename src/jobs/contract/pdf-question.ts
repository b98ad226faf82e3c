import type { HiddenItem } from './hidden-data.ts';
import type { PdfOperation } from './job.ts';
import type { PageArea, PdfMetadataChanges, PdfSearch } from './pdf-edits.ts';
import type { PagePicture } from './reading.ts';

/** What a page asks of a document before work is done on it. */
export type PdfQuestion = { file: File; /** Empty for none. */ password: string } & (
  | { type: 'metadata' }
  | { type: 'fields' }
  /** Where that stands which is looked for. */
  | { type: 'find'; search: PdfSearch }
  /** Small pictures of these pages, from 0, on white. `size`: the longer side, in pixels. */
  | { type: 'thumbnails'; pages: number[]; size: number }
  /** The same as pixels, for pages that show many and keep few. */
  | { type: 'pixels'; pages: number[]; size: number }
  /** A page to be read, from 0: nothing where it cannot be drawn. Unless `again`, only what has no text. */
  | { type: 'scan'; page: number; again: boolean }
  /** About how many bytes an operation makes of it: parts of some pictures are encoded. */
  | { type: 'size'; operation: Extract<PdfOperation, { type: 'compress' }> }
);

export interface PdfAnswers {
  metadata: PdfMetadata;
  fields: FormField[];
  /** `scans`: pages, from 1, that are pictures of text: nothing is found there. */
  find: { places: FoundText[]; scans: number[] };
  /** As many as were asked for. A page that cannot be drawn has none. */
  thumbnails: (Blob | undefined)[];
  pixels: (Pixels | undefined)[];
  scan: PagePicture | 'has-text' | 'not-drawn';
  /** Nothing where its pictures do not tell. */
  size: number | undefined;
}

/** `text`: as it was looked for, or as a kind or an expression has found it. */
export interface FoundText extends PageArea {
  text: string;
}

/** What becomes ImageData, which itself would be copied on its way. */
export interface Pixels {
  width: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export interface PdfMetadata {
  /** Empty texts for what it does not say. */
  values: Required<PdfMetadataChanges>;
  /** All that it says, with what programs keep in it. */
  items: HiddenItem[];
}

/** A field of a form, as people are to see it. */
export interface FormField {
  /** In full, as `parent.child`. */
  name: string;
  label: string;
  kind: 'text' | 'checkbox' | 'radio' | 'list' | 'combo';
  /** Where it is shown first, from 1. */
  page: number;
  values: string[];
  /** Of lists; of boxes and buttons, their states when they are on. */
  choices: { value: string; label: string }[];
  isMultiline: boolean;
  /** Whether something else than its choices may be typed. */
  isEditable: boolean;
  takesSeveral: boolean;
  isReadOnly: boolean;
  isRequired: boolean;
  /** In characters; 0 for any. */
  maxLength: number;
}
