import type { HiddenItem } from './job.ts';
import type { PageArea, PdfMetadataChanges } from './pdf-edits.ts';

/** What a page asks of a document before work is done on it. */
export type PdfQuestion =
  | { type: 'metadata' }
  | { type: 'fields' }
  /** Where any of these words stand. */
  | { type: 'find'; words: string[] };

export interface PdfAnswers {
  metadata: PdfMetadata;
  fields: FormField[];
  find: PageArea[];
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
