import type { Repair } from './pdf-repair.ts';
import type { SignatureVerdict } from './pdf-signatures.ts';

/** `page`: from 1. `names`: comments, fields, names and the like. */
export type PlaceInPdf = { type: 'page'; page: number } | { type: 'names' | 'hidden-drawings' };

/** What happened to a PDF. */
export type PdfNote =
  | { type: 'sides'; pages: number; sides: number }
  | ({ type: 'repaired' } & Repair)
  /** Pictures and shades. */
  | { type: 'colours-kept'; count: number }
  /** Of two documents. */
  | { type: 'compared'; pages: number; different: number }
  /** `name`: of the certificate. `earlier`: signatures that the file had before, and keeps. */
  | { type: 'signed-digitally'; name: string; earlier: number }
  /** `name`: of who signed, empty where nobody can tell. `isWeak`: it rests on SHA-1. */
  | { type: 'signatures-checked'; signatures: { verdict: SignatureVerdict; name: string; isWeak: boolean }[] }
  | { type: 'pages-not-found'; stated: number; found: number }
  /** They hold for the signed file alone. */
  | { type: 'signatures-removed'; count: number }
  /** Form fields of later files whose name was taken. */
  | { type: 'fields-renamed'; count: number }
  /** Standards that a document says to keep to. */
  | { type: 'standards-unchecked'; standards: string[] }
  /** Files that were attached to the whole document. */
  | { type: 'attachments-removed'; count: number }
  /** Threads through a document (ISO 32000-2, 12.4.3), of which parts are on pages that are not there. */
  | { type: 'articles-removed'; count: number }
  /** Pages say for themselves for which device their colours are (ISO 32000-2, 14.11.5): another than the first file's. */
  | { type: 'output-intents-differ' }
  /** How a portfolio (ISO 32000-2, 12.3.5) lists the files that are attached to it. */
  | { type: 'portfolio-removed' }
  /** What programs keep in a document for themselves. */
  | { type: 'program-data-removed' }
  /** One page alone takes more than was asked for. In bytes. */
  | { type: 'above-limit'; limit: number }
  | { type: 'fields-filled'; count: number }
  /** Fields and comments that are a part of their page now. */
  | { type: 'flattened'; count: number }
  /** Of values that no look was there for, those that no font here has. */
  | { type: 'letters-replaced'; letters: string[] }
  /** Comments without a look of their own, and media. */
  | { type: 'annotations-kept'; count: number }
  /** The same, where they have no place. */
  | { type: 'annotations-removed'; count: number }
  | { type: 'redacted'; areas: number; pages: number }
  | { type: 'pages-as-pictures'; pages: number[] }
  /**
   * Pages, from 1, that are pictures of text, so that what they say was not looked at. `of`: the name of their file, where
   * there are several.
   */
  | { type: 'scanned-pages'; missed: 'search' | 'text' | 'comparison'; pages: number[]; of?: string }
  /** What was removed in one place, and is still said in others. */
  | { type: 'still-there'; words: string[]; places: PlaceInPdf[] }
  | { type: 'hidden-not-removed' }
  /** The pages stay as they are; the XML form beside them is gone. `drewPages`: programs that know it showed other pages. */
  | { type: 'xfa-removed'; drewPages: boolean };
