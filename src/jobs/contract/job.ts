import type { DiskPlace } from './disk-place.ts';
import type { OutputFormatId } from '#formats/formats.ts';
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
  PdfWriting,
} from './pdf-edits.ts';
import type { PdfSheets } from './pdf-sheets.ts';
import type { PageReading, ReadNote, ReadOperation } from './reading.ts';
import type { Report } from './report.ts';
import type { HiddenItem, InspectFile, Inspection } from './hidden-data.ts';
import type { Turn, PageRange } from './ranges.ts';

/**
 * What a worker is asked to do: the whole contract between tools and engines. It is plain data, so that it can be
 * cloned to the worker, logged, and compared in tests.
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
  /** As in a `PdfJob`. */
  passwords?: string[];
  /** The readings of the file's pages, made before this job. Default none yet. */
  read?: PageReading[];
}

export interface PdfJob {
  engine: 'pdf';
  operation: PdfOperation;
  /** User or owner passwords, by position of the file; empty for none. Default none. */
  passwords?: string[];
  /** How images among the files become pages, which the image engine makes first. Default: there are none. */
  pictures?: PdfPages;
}

export type PdfOperation =
  /**
   * Copies pages of all files, in the order given, into one file; a repeated page is copied again. Default all pages of
   * all files. `startsOnFront`: if the pages of another file would begin on the back of a sheet, a blank one comes
   * first. Default false.
   */
  | { type: 'merge'; pages?: PageRange[]; startsOnFront?: boolean }
  /** Keeps only these pages, and nothing of the rest: no text, field value, outline item or attachment. */
  | { type: 'extract'; pages: PageRange[] }
  /** Removes these pages. What is attached to the whole document stays. */
  | { type: 'delete'; pages: PageRange[] }
  /** Rotates these pages, and keeps all others. */
  | { type: 'rotate'; pages: PageRange[]; angle: Turn }
  /** Makes several files, each as `extract` would. */
  | { type: 'split'; by: SplitBy }
  /** Draws each of these pages as it prints, on white. `quality`: 1 to 100, not for PNG. */
  | { type: 'draw'; pages: PageRange[]; format: 'jpeg' | 'png' | 'webp'; dotsPerInch: number; quality: number }
  /** Extracts the text of all pages, in the order of their content. */
  | { type: 'text' }
  /** The text in the order of reading, with its structure; pictures come beside it. */
  | { type: 'markup'; format: 'markdown' | 'html' | 'docx' }
  /** Extracts the images on all pages, each once: JPEG as it is in the file, others as PNG. */
  | { type: 'extract-pictures' }
  /** Stores the same pages in fewer bytes. Text stays text; the goal determines what images lose. */
  | { type: 'compress'; goal: PdfGoal; keepsMetadata: boolean }
  /** Writes text on pages, on top of their content. */
  | { type: 'stamp'; stamp: PdfStamp }
  /** Changes the document's metadata, and nothing else. */
  | { type: 'edit-metadata'; changes: PdfMetadataChanges }
  /** Removes all metadata of the file, and of the images in it. */
  | { type: 'remove-metadata'; keepsTitle: boolean }
  /** Draws form fields, and comments if they are to go too, into their pages. The appearance stays the same. */
  | { type: 'flatten'; keepsLinks: boolean; takesComments: boolean }
  /** Shows only part of these pages. */
  | { type: 'crop'; area: PdfCrop; pages: PageRange[] }
  /** Puts several pages on each side of a sheet; links and the outline still lead to them. */
  | { type: 'sheets'; sheets: PdfSheets }
  /** Converts colours to greys. Text stays text. */
  | { type: 'greyscale' }
  /** Reads what can be read, and writes it as a new file. */
  | { type: 'repair' }
  /** Adds the readings to the pages as invisible text. `languages`: BCP 47. */
  | { type: 'add-text'; readings: PageReading[]; languages: string[] }
  /** Compares two files page by page: the results are a report, and pictures of pages with the differences marked. */
  | { type: 'compare' }
  /** Verifies each digital signature, and reports the outcome. */
  | { type: 'verify'; format: 'text' | 'json' }
  | InspectFile
  /** Removes what lies under areas from the file, and covers them. */
  | { type: 'redact'; redaction: PdfRedaction }
  /** Fills in form fields, by their full names. */
  | { type: 'fill'; values: Record<string, FieldValue> }
  | { type: 'sign'; signing: PdfSigning }
  | { type: 'write'; writing: PdfWriting }
  | { type: 'sign-digitally'; signing: PdfDigitalSigning }
  /** Writes the file without encryption. */
  | { type: 'unlock' }
  /** Encrypts the file with 256-bit AES. */
  | { type: 'protect'; protection: PdfProtection };

export type PdfGoal =
  /** Images lose nothing. */
  | { type: 'lossless' }
  /** Images with a higher resolution where they are drawn are scaled down, and encoded as JPEG. `quality`: 1 to 100. */
  | { type: 'pictures'; dotsPerInch: number; quality: number }
  /** At most this many bytes, with images as good as that allows. */
  | { type: 'size'; bytes: number };

export type SplitBy =
  /** This many pages each; fewer in the last. */
  | { type: 'every'; pages: number }
  /** A file for each range. */
  | { type: 'ranges'; pages: PageRange[] }
  /** A file for each item of the outline down to this level, from 1; one more for the pages before the first. */
  | { type: 'outline'; level: number }
  /** As many pages as fit in this many bytes, but at least one. */
  | { type: 'size'; bytes: number };

/** Viewers are asked to respect the permissions; only the user password keeps people out. */
export interface PdfProtection {
  /** Opens the file. Empty: it opens without a password. */
  userPassword: string;
  /**
   * Opens the file without restrictions. Empty: the user password if nothing is restricted, otherwise a random one that
   * nobody knows.
   */
  ownerPassword: string;
  allows: { print: boolean; copy: boolean; change: boolean };
}

/** One result of a job. */
export interface Output {
  file: File;
  /** Where the file is on the disk, if it is not in memory. */
  onDisk?: DiskPlace;
  /** What people should know about the result: shown beside the file. */
  notes: Note[];
  /** The first page that differs from the original, from 0. Default the first page. */
  firstChange?: number;
  /** The middle of what was changed there, as fractions of the page’s sides. Default unknown. */
  firstSpot?: { x: number; y: number };
  /** How long a recording plays, in seconds, if the engine wrote one. */
  seconds?: number;
  /** What was found in `file`, which is the one that was looked at: the page writes the result. */
  report?: Report;
}

/** Something that a result lost, kept or changed, which the operation's name does not imply. */
export type Note =
  /** `stripped`: metadata was removed, without touching the picture. Default false. */
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
        | 'no-areas'
        | 'xfa-alone'
        | 'has-text';
      stripped?: boolean;
    }
  /** The metadata that was found in the file, and what is kept of it. */
  | { type: 'hidden-data'; items: HiddenItem[] }
  /** What a file contains besides what it shows. */
  | { type: 'inspected'; inspection: Inspection }
  | { type: 'first-frame-only'; frames: number }
  | { type: 'first-page-only'; pages: number }
  | { type: 'alpha-flattened' | 'page-parts-dropped' }
  /** Part of a damaged picture could not be read, and is blank: the share from 0 to 1. */
  | { type: 'part-missing'; share: number }
  /** The whole picture could be read, but its data is not what was written, or the refinement is missing. */
  | { type: 'damaged' | 'coarse' }
  | { type: 'fewer-colours'; colours: number }
  /**
   * The picture was not re-encoded, only moved. `less`: how much smaller than requested it is, in pixels; negative if
   * larger.
   */
  | { type: 'pixels-kept'; less?: { width: number; height: number } }
  | { type: 'turned-by-note' }
  /** A JPEG that was meant to stay as it is was re-encoded. */
  | { type: 'encoded-again' }
  | { type: 'quality'; quality: number }
  /** How similar the result looks to the picture, by an estimate of SSIMULACRA2: at most 100. */
  | { type: 'likeness'; score: number }
  /** The size of a file in several formats, in bytes; the first is the result. */
  | { type: 'race'; sizes: { format: OutputFormatId<'image'>; bytes: number; estimated: boolean }[] }
  | { type: 'scaled'; width: number; height: number }
  /** A camera's raw file was replaced by its preview; the size in pixels. */
  | { type: 'camera-preview'; width: number; height: number }
  /** In Hz, if the input has more. */
  | { type: 'fewer-frames'; frameRate: number }
  /** The text of an SVG was drawn in this font, whatever it asked for. */
  | { type: 'fonts-replaced'; font: string }
  /** The sizes in an icon, in pixels each way. */
  | { type: 'icon-sides'; sides: number[] }
  | { type: 'converted-to-srgb'; from: string }
  | { type: 'reduced-depth'; from: number; to: number }
  /** Files were joined in sequence. `seconds`: their total duration. */
  | { type: 'recordings-joined'; files: number; seconds: number }
  /** The codec derives each packet from the one before, which at a joint is from another file. */
  | { type: 'sound-joined-by-copying' }
  /** This many pictures were joined into one of this size. */
  | { type: 'joined'; images: number; width: number; height: number }
  /** `whole`: how long it would have been, if that is more than an animation may be; in seconds. */
  | { type: 'animation'; frames: number; seconds: number; whole?: number }
  | { type: 'colours'; colours: Colour[] }
  /** In characters. */
  | { type: 'data-url'; length: number }
  /** The engine cannot determine what catches the eye. */
  | { type: 'cropped-in-the-middle' }
  | { type: 'metadata-dropped' }
  /** The gain map, which makes parts of a photo brighter on screens that support it, was dropped. */
  | { type: 'hdr-dropped' }
  | MediaNote
  | { type: 'pages'; count: number }
  | ReadNote
  /** The notes that follow belong to this step of several. `step`: from 1. `title`: of its tool. */
  | { type: 'step'; step: number; title: string }
  | PdfNote;
