import type { HiddenItem } from './hidden-data.ts';
import type { PdfOperation } from './job.ts';
import type { PageArea, PdfMetadataChanges, PdfSearch } from './pdf-edits.ts';
import type { PagePicture } from './reading.ts';

/** What a page asks about a document before work is done on it. */
export type PdfQuestion = { file: File; /** Empty for none. */ password: string } & (
  | { type: 'metadata' }
  /** The visible form fields. */
  | { type: 'fields' }
  | { type: 'page-sizes' }
  /** How many of its first pages have damaged content. */
  | { type: 'broken-pages' }
  /** Where search matches are. */
  | { type: 'find'; search: PdfSearch }
  /** Thumbnails of these pages, from 0, on white. `size`: the longer side, in pixels. */
  | { type: 'thumbnails'; pages: number[]; size: number }
  /** The same as pixels, for pages that show many and keep few. */
  | { type: 'pixels'; pages: number[]; size: number }
  /** The pages, from 0, whose images and drawings may show words. */
  | { type: 'pictured' }
  /** How large a page and its text are. `page`: from 0. */
  | { type: 'text-size'; page: number }
  /** A page to be read, from 0; undefined if it cannot be drawn. Unless `again`, only pages without text. */
  | { type: 'scan'; page: number; again: boolean }
  /** Roughly how many bytes an operation makes of it: parts of some images are encoded. */
  | { type: 'size'; operation: Extract<PdfOperation, { type: 'compress' }> }
);

export interface PdfAnswers {
  metadata: PdfMetadata;
  fields: FormField[];
  'page-sizes': PageSize[];
  'broken-pages': number;
  /** `scans`: pages, from 1, that are pictures of text, where nothing is found. */
  find: { places: FoundText[]; scans: number[] };
  /** As many as requested. A page that cannot be drawn has none. */
  thumbnails: (Blob | undefined)[];
  pixels: (Pixels | undefined)[];
  pictured: number[];
  /** In points. `text`: the smallest running text; undefined if there is none. */
  'text-size': { width: number; text: number | undefined };
  scan: PagePicture | 'has-text' | 'not-drawn';
  /** Undefined if its images do not allow an estimate. */
  size: number | undefined;
}

/** `text`: the searched word, or what a kind or an expression matched. */
export interface FoundText extends PageArea {
  text: string;
}

/** The content of an `ImageData`, which itself would be copied in transit. */
export interface Pixels {
  width: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export interface PdfMetadata {
  /** Empty texts for absent values. */
  values: Required<PdfMetadataChanges>;
  /** All its metadata, including private data of programs. */
  items: HiddenItem[];
}

/** The size of a page as displayed, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A place where a field is shown. */
export interface FieldBox extends PageArea {
  /** Its position in the tab order of its page. */
  order: number;
  /** For boxes and buttons: the value of the field while this one is on. Otherwise empty. */
  state: string;
  /** How its text is rotated on the displayed page, in degrees clockwise: 0, 90, 180 or 270. */
  angle: number;
}

/** A form field, as shown to people. */
export interface FormField {
  /** The full name, such as `parent.child`. */
  name: string;
  label: string;
  kind: 'text' | 'checkbox' | 'radio' | 'list' | 'combo';
  /** The first page that has it, from 1. */
  page: number;
  /** Where it is visible. */
  boxes: FieldBox[];
  values: string[];
  /** The choices of lists; for boxes and buttons, their states when on. */
  choices: { value: string; label: string }[];
  isMultiline: boolean;
  /** Whether each character has a cell of its own. */
  isComb: boolean;
  isPassword: boolean;
  /** Whether values other than its choices may be typed. */
  isEditable: boolean;
  takesSeveral: boolean;
  isReadOnly: boolean;
  isRequired: boolean;
  /** Whether a script of the form calculates its value. */
  isCalculated: boolean;
  /** How the form writes dates, times and numbers: `dd-mmm-yy` or `1,234.50`. Empty if it leaves that open. */
  format: string;
  /** In characters; 0 for no limit. */
  maxLength: number;
  /** In points; 0 to fit its place. */
  fontSize: number;
  /** The CSS colour of its text or mark. */
  colour: string;
  align: 'start' | 'center' | 'end';
  /** What a box or button shows while it is on, as a character. Empty for others. */
  mark: string;
}
