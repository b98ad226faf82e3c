import type { ReadingLanguage } from './reading.ts';
import type { Repair } from './pdf-repair.ts';
import type { SignatureVerdict } from './pdf-signatures.ts';

/** A part of a PDF with texts that its pages do not show. `names`: destinations, tags and all that has no name here. */
export type HiddenPlace =
  | 'layers'
  | 'page-labels'
  | 'outline'
  | 'fields'
  | 'comments'
  | 'links'
  | 'attachments'
  | 'metadata'
  | 'program-data'
  | 'names'
  | 'hidden-drawings';

/** A place where a text may still be. `page`: from 1. */
export type PlaceInPdf = { type: 'page'; page: number } | { type: HiddenPlace };

/** What happened to a PDF. */
export type PdfNote =
  | { type: 'sides'; pages: number; sides: number }
  | ({ type: 'repaired' } & Repair)
  /** Images and shadings kept their colours. */
  | { type: 'colours-kept'; count: number }
  /** The outcome of comparing two documents. */
  | { type: 'compared'; pages: number; different: number }
  /** `name`: of the certificate. `earlier`: the number of earlier signatures that the file keeps. */
  | { type: 'signed-digitally'; name: string; earlier: number }
  /** `name`: of the signer, empty if unknown. `isWeak`: it relies on SHA-1. */
  | { type: 'signatures-checked'; signatures: { verdict: SignatureVerdict; name: string; isWeak: boolean }[] }
  | { type: 'pages-not-found'; stated: number; found: number }
  /** Signatures are valid only for the signed file. */
  | { type: 'signatures-removed'; count: number }
  /** Form fields of later files whose name was taken. */
  | { type: 'fields-renamed'; count: number }
  /** Standards to which a document claims to conform. */
  | { type: 'standards-unchecked'; standards: string[] }
  /** Files that were attached to the whole document. */
  | { type: 'attachments-removed'; count: number }
  /** Article threads of a document (ISO 32000-2, 12.4.3), parts of which are on missing pages. */
  | { type: 'articles-removed'; count: number }
  /** Pages have an output intent (ISO 32000-2, 14.11.5) that differs from the first file's. */
  | { type: 'output-intents-differ' }
  /** How a portfolio (ISO 32000-2, 12.3.5) lists the files that are attached to it. */
  | { type: 'portfolio-removed' }
  /** Private data of programs. */
  | { type: 'program-data-removed' }
  /** A single page takes more than was requested. In bytes. */
  | { type: 'above-limit'; limit: number }
  | { type: 'fields-filled'; count: number }
  /** Fields whose value is not the date, time or number that the form asks for, such as `dd-mmm-yy`. */
  | { type: 'not-as-form-asks'; fields: { label: string; example: string }[] }
  /** Letters that no font here has, so that readers draw these fields. */
  | { type: 'letters-left-to-reader'; letters: string[] }
  /** `pages`: where, from 1. */
  | { type: 'marks-written'; pages: number[] }
  /** The number of fields and comments that became part of their page. */
  | { type: 'flattened'; count: number }
  /** Letters, in values without an appearance, that no font here has. */
  | { type: 'letters-replaced'; letters: string[] }
  /** Comments without an appearance, and media. */
  | { type: 'annotations-kept'; count: number }
  /** The same, if they could not be kept. */
  | { type: 'annotations-removed'; count: number }
  | { type: 'redacted'; areas: number; pages: number }
  | { type: 'pages-as-pictures'; pages: number[] }
  /** What headings, lists and tables were found by. */
  | { type: 'structure-from-tags' | 'structure-from-looks' }
  /**
   * Pages, from 1, that are pictures of text, so their text was not examined. `of`: the name of their file, if there
   * are several.
   */
  | { type: 'scanned-pages'; missed: 'search' | 'text' | 'comparison'; pages: number[]; of?: string }
  /** Pages, from 1, with letters in words that the file does not name, so that a search may have missed words there. */
  | { type: 'unnamed-letters'; pages: number[] }
  /** Pages, from 1, with text that cannot be seen on them. */
  | { type: 'hidden-text'; pages: number[] }
  /** Words to remove that the text of the file does not have, while it has others. */
  | { type: 'words-missing'; words: string[] }
  /**
   * Text that can still be read on these pages, from 1, in images and drawings. `hasScan`: whether one of them is an
   * image of text.
   */
  | { type: 'seen-in-pictures'; words: string[]; pages: number[]; hasScan: boolean }
  /** Pages, from 1, whose images and drawings were read, and show none of the words. */
  | { type: 'pictures-read'; pages: number[]; languages: ReadingLanguage[] }
  /** Pages, from 1, whose images and drawings were not read. `failed`: nor is it known which pages have any. */
  | { type: 'pictures-unread'; why: 'script' | 'many' | 'not-drawn'; pages: number[] }
  | { type: 'pictures-unread'; why: 'failed' }
  /** Words on layers that are off when the document opens, which the text leaves out. */
  | { type: 'layers-left-out'; words: number }
  /** Text that was removed in one place, and still occurs in others. */
  | { type: 'still-there'; words: string[]; places: PlaceInPdf[] }
  | { type: 'hidden-not-removed' }
  /**
   * The pages stay as they are, but the XFA form was removed. `drewPages`: programs that support it showed other pages.
   */
  | { type: 'xfa-removed'; drewPages: boolean };
