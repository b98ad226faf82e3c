import type { PersonalDataKind } from '../../personal-data/kinds.ts';
import type { PageRange } from './page-range.ts';

/** What a document says of itself (ISO 32000-2, 14.3), to be changed: what is not there stays, an empty text goes. */
export interface PdfMetadataChanges {
  title?: string;
  author?: string;
  subject?: string;
  keywords?: string;
  /** The program that the document was written with, and the one that made it a PDF. */
  creator?: string;
  producer?: string;
  /** As 2026-11-20T21:30:00, where it was written. */
  created?: string;
  modified?: string;
  /** Of the text, as BCP 47 has it: `en`, `de-AT`. */
  language?: string;
  /** Whether windows show the title in place of the file's name. */
  displaysTitle?: boolean;
}

/** Of what is seen of a page, from its upper left: as shares, or in points of 1/72 inch. */
export type PdfCrop =
  | { type: 'share'; left: number; top: number; width: number; height: number }
  | { type: 'points'; left: number; top: number; width: number; height: number }
  /** What is cut off at each side. */
  | { type: 'margins'; left: number; top: number; right: number; bottom: number };

export interface PdfStamp {
  /** `{page}` and `{pages}` stand for the number of the page, and of the last one. */
  text: string;
  /** `across`: along the diagonal. */
  place: 'top-left' | 'top-centre' | 'top-right' | 'bottom-left' | 'bottom-centre' | 'bottom-right' | 'across';
  /** Of the letters, in points. */
  size: number;
  /** From the edges of what is seen of the page, in points. */
  margin: number;
  /** CSS hex colour. */
  colour: string;
  /** 0 to 1. */
  opacity: number;
  pages: PageRange[];
  /** Of the first page. */
  firstNumber: number;
}

/** A part of what is seen of a page, as shares of its sides from the upper left. */
export interface PageArea {
  /** From 1. */
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is looked for in all texts of a document. */
export interface PdfSearch {
  /** Each wherever it stands, whatever its case. */
  words: string[];
  /** Kinds of personal data, recognised by their form. */
  kinds: PersonalDataKind[];
  /** A regular expression, whatever the case. Empty for none. */
  expression: string;
  /** Matches to leave in place. */
  kept: string[];
}

export interface PdfRedaction extends PdfSearch {
  areas: PageArea[];
  /** CSS hex colour of what covers them. */
  colour: string;
}

/** Of a text field or a list its text or texts; of a box whether it is checked; of radio buttons the state of the one that is on. */
export type FieldValue = string | string[] | boolean;

export type PdfMark =
  /** Each line of a pen, as x and y by turns; y goes down. */
  | { type: 'strokes'; strokes: number[][] }
  | { type: 'text'; text: string }
  | { type: 'picture'; file: File | undefined };

/** A signature that a certificate proves, in a further version of the file. */
export interface PdfDigitalSigning {
  /** Of the key, its certificate and those that issued it: PKCS #12, PEM or DER. */
  keys: File[];
  /** Of the key files. Empty for none. */
  password: string;
  /** Whether an RSA key signs with PSS. Default: PKCS #1 v1.5, which old programs know too. */
  isPss: boolean;
  /** Empty for none. */
  reason: string;
  location: string;
  /** The page with a box that says who signed. */
  shown: 'nowhere' | 'first' | 'last';
  /** The lines of the box: `{name}`, `{date}`, `{reason}` and `{location}`. */
  lines: Record<'signer' | 'date' | 'reason' | 'location', string>;
}

export interface PdfSigning {
  mark: PdfMark;
  /** Where it is put. None: at the lower right of the last page. */
  areas: PageArea[];
  /** CSS hex colour of what is drawn or typed. */
  colour: string;
}
