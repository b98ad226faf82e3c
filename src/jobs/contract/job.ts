import type { DiskPlace } from './disk-place.ts';
import type { OutputFormatId } from '../../formats/formats.ts';
import type { Colour, ImageOperation, PdfPages } from './image-operation.ts';
import type { MediaOperation } from './media-operation.ts';
import type { MediaNote } from './media-note.ts';
import type { PdfNote } from './pdf-note.ts';
import type {
  FieldValue,
  PdfCrop,
  PdfDigitalSigning,
  PdfMetadataChanges,
  PdfRedaction,
  PdfSigning,
  PdfStamp,
} from './pdf-edits.ts';
import type { PdfSheets } from './pdf-sheets.ts';
import type { PageReading, ReadNote, ReadOperation } from './reading.ts';
import type { ComparisonWords, SignatureWords } from './report-words.ts';
import type { HiddenItem } from './hidden-data.ts';
import type { Turn, PageRange } from './page-range.ts';

/**
 * What a worker is asked to do: the whole contract between tools and engines.
 * Plain data, so that it can be cloned to the worker, logged, and compared in tests.
 */
export type Job = ImageJob | MediaJob | PdfJob | OcrJob;

export interface ImageJob {
  engine: 'image';
  operation: ImageOperation;
}

export interface MediaJob {
  engine: 'media';
  operation: MediaOperation;
}

export interface OcrJob {
  engine: 'ocr';
  operation: ReadOperation;
  /** The same as those of a `PdfJob`. */
  passwords?: string[];
  /** What was read on the pages of the file, before this job. Default: nothing yet. */
  read?: PageReading[];
}

export interface PdfJob {
  engine: 'pdf';
  operation: PdfOperation;
  /** The user's or the owner's, by the place of the file; empty for none. Default none. */
  passwords?: string[];
  /** How pictures among the files become pages; the engine of pictures makes them, before. Default: there are none. */
  pictures?: PdfPages;
}

export type PdfOperation =
  /**
   * Pages of all files, in the order given, as one file; a page that comes again is copied again. Default all of all.
   * `startsOnFront`: where pages of another file would begin on the back of a sheet, a blank one comes first. Default false.
   */
  | { type: 'merge'; pages?: PageRange[]; startsOnFront?: boolean }
  /** Only these pages, and of the rest nothing: no text, field value, outline item or attachment. */
  | { type: 'extract'; pages: PageRange[] }
  /** All pages but these. What is attached to the whole document stays. */
  | { type: 'delete'; pages: PageRange[] }
  /** All pages, these turned. */
  | { type: 'rotate'; pages: PageRange[]; angle: Turn }
  /** Several files, each as `extract` makes them. */
  | { type: 'split'; by: SplitBy }
  /** A picture of each of these pages, as it prints, on white. `quality`: 1 to 100, not for PNG. */
  | { type: 'draw'; pages: PageRange[]; format: 'jpeg' | 'png' | 'webp'; dotsPerInch: number; quality: number }
  /** The text of all pages, in the order of their content. */
  | { type: 'text' }
  /** The pictures on all pages, each once: JPEG as it is in the file, others as PNG. */
  | { type: 'extract-pictures' }
  /** The same pages in fewer bytes. Text stays text; what a picture loses is up to the goal. */
  | { type: 'compress'; goal: PdfGoal; keepsMetadata: boolean }
  /** Writes text on pages, over what is there. */
  | { type: 'stamp'; stamp: PdfStamp }
  /** Says other things of the document: beside its pages, nothing changes. */
  | { type: 'edit-metadata'; changes: PdfMetadataChanges }
  /** Leaves out all that the file says of itself, and what is hidden in its pictures. */
  | { type: 'remove-metadata'; keepsTitle: boolean }
  /** Draws form fields, and comments if they are to go too, into their pages. What is seen stays the same. */
  | { type: 'flatten'; keepsLinks: boolean; takesComments: boolean }
  /** Shows only a part of these pages. */
  | { type: 'crop'; area: PdfCrop; pages: PageRange[] }
  /** Several pages on each side of a sheet, where links and the outline lead to them still. */
  | { type: 'sheets'; sheets: PdfSheets }
  /** Greys in place of colours. Text stays text. */
  | { type: 'greyscale' }
  /** Reads what can be read, and writes it anew. */
  | { type: 'repair' }
  /** Adds what was read to the pages as invisible text. `languages`: BCP 47. */
  | { type: 'add-text'; readings: PageReading[]; languages: string[] }
  /** What differs between two files, page by page: a text, and pictures of pages with the differences marked. */
  | { type: 'compare'; words: ComparisonWords }
  /** What became of each digital signature, as a text. */
  | { type: 'verify'; format: 'text' | 'json'; words: SignatureWords }
  /** Takes what lies under areas out of the file, and covers them. */
  | { type: 'redact'; redaction: PdfRedaction }
  /** Puts values into form fields, by their full names. */
  | { type: 'fill'; values: Record<string, FieldValue> }
  | { type: 'sign'; signing: PdfSigning }
  | { type: 'sign-digitally'; signing: PdfDigitalSigning }
  /** Writes the file without encryption. */
  | { type: 'unlock' }
  /** Encrypts the file with AES of 256 bits. */
  | { type: 'protect'; protection: PdfProtection };

export type PdfGoal =
  /** Nothing of the pictures is lost. */
  | { type: 'lossless' }
  /** Pictures finer than this where they are drawn are made smaller, and encoded as JPEG. `quality`: 1 to 100. */
  | { type: 'pictures'; dotsPerInch: number; quality: number }
  /** At most so many bytes, with pictures as good as that allows. */
  | { type: 'size'; bytes: number };

export type SplitBy =
  /** So many pages each; fewer in the last. */
  | { type: 'every'; pages: number }
  /** A file for each range. */
  | { type: 'ranges'; pages: PageRange[] }
  /** A file for each item of the outline down to this level, from 1; one more for the pages before the first. */
  | { type: 'outline'; level: number }
  /** As many pages as fit in so many bytes, but at least one. */
  | { type: 'size'; bytes: number };

/** Readers are asked to keep to the permissions; only the user password keeps people out. */
export interface PdfProtection {
  /** Opens the file. Empty: it opens without one. */
  userPassword: string;
  /** Opens the file without restrictions. Empty: the user password where nothing is restricted, else one that nobody knows. */
  ownerPassword: string;
  allows: { print: boolean; copy: boolean; change: boolean };
}

/** One result of a job. */
export interface Output {
  file: File;
  /** Where the file is kept, if it is not in memory. */
  onDisk?: DiskPlace;
  /** What happened that people should know: shown beside the file. */
  notes: Note[];
  /** How long a recording plays, in seconds, where the engine wrote one. */
  seconds?: number;
}

/** A thing that a result lost, kept or changed on the way, which its name does not tell. */
export type Note =
  /** `stripped`: but for metadata, which was taken out without touching the picture. Default false. */
  | {
      type: 'unchanged';
      why:
        | 'already-small'
        | 'animation'
        | 'pages'
        | 'not-encrypted'
        | 'no-changes'
        | 'nothing-to-flatten'
        | 'no-fields'
        | 'xfa-alone'
        | 'has-text';
      stripped?: boolean;
    }
  /** What was found in the file beside the picture, and what of it is kept. */
  | { type: 'hidden-data'; items: HiddenItem[] }
  | { type: 'first-frame-only'; frames: number }
  | { type: 'first-page-only'; pages: number }
  | { type: 'alpha-flattened' | 'page-parts-dropped' }
  /** Of a picture whose file is damaged: a part of it could not be read, and is plain. From 0 to 1. */
  | { type: 'part-missing'; share: number }
  /** All of a picture could be read; but its data is not what was written, or what refines it is missing. */
  | { type: 'damaged' | 'coarse' }
  | { type: 'fewer-colours'; colours: number }
  /** The picture is as it was encoded, but for its place. What it has less than was asked for, in pixels; below 0 more. */
  | { type: 'pixels-kept'; less?: { width: number; height: number } }
  | { type: 'turned-by-note' }
  /** Of a JPEG that was to be kept as it is. */
  | { type: 'encoded-again' }
  | { type: 'quality'; quality: number }
  /** How much the result looks like the picture, by an estimate of SSIMULACRA2: at most 100. */
  | { type: 'likeness'; score: number }
  /** What a file takes in several formats, in bytes; the first is what came out. */
  | { type: 'race'; sizes: { format: OutputFormatId<'image'>; bytes: number; estimated: boolean }[] }
  | { type: 'scaled'; width: number; height: number }
  /** Of a camera's raw file, the preview that it holds; its size in pixels. */
  | { type: 'camera-preview'; width: number; height: number }
  /** In Hz, where the input has more. */
  | { type: 'fewer-frames'; frameRate: number }
  /** Text of an SVG was drawn in this font, whatever it asked for. */
  | { type: 'fonts-replaced'; font: string }
  /** What an icon holds, in pixels each way. */
  | { type: 'icon-sides'; sides: number[] }
  | { type: 'converted-to-srgb'; from: string }
  | { type: 'reduced-depth'; from: number; to: number }
  /** So many files after each other, in seconds. */
  | { type: 'recordings-joined'; files: number; seconds: number }
  /** Its codec shapes each packet by the one before, which at a joint is one of another file. */
  | { type: 'sound-joined-by-copying' }
  /** So many pictures in one, of this size. */
  | { type: 'joined'; images: number; width: number; height: number }
  /** `whole`: how long it would have been, where that is more than an animation may be; in seconds. */
  | { type: 'animation'; frames: number; seconds: number; whole?: number }
  | { type: 'colours'; colours: Colour[] }
  /** In characters. */
  | { type: 'data-url'; length: number }
  /** Where the engine cannot tell what catches the eye. */
  | { type: 'cropped-in-the-middle' }
  | { type: 'metadata-dropped' }
  /** The gain map: what makes parts of a photo brighter on screens that can. */
  | { type: 'hdr-dropped' }
  | MediaNote
  | { type: 'pages'; count: number }
  | ReadNote
  /** What comes after it is of this step of several. `step`: from 1. `title`: of its tool. */
  | { type: 'step'; step: number; title: string }
  | PdfNote;
