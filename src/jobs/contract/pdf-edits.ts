import type { TextSearch } from '#personal-data/search-texts.ts';
import type { PageRange } from './ranges.ts';

/** Changes of document metadata (ISO 32000-2, 14.3): absent values stay unchanged, empty texts are removed. */
export interface PdfMetadataChanges {
  title?: string;
  author?: string;
  subject?: string;
  keywords?: string;
  /** The program with which the document was written, and the one that converted it to PDF. */
  creator?: string;
  producer?: string;
  /** In the form 2026-11-20T21:30:00, in local time of the place of writing. */
  created?: string;
  modified?: string;
  /** The language of the text, in BCP 47: `en`, `de-AT`. */
  language?: string;
  /** Whether windows show the title instead of the file name. */
  displaysTitle?: boolean;
}

/** A part of the visible page, from its upper left: as shares, or in points of 1/72 inch. */
export type PdfCrop =
  | { type: 'share'; left: number; top: number; width: number; height: number }
  | { type: 'points'; left: number; top: number; width: number; height: number }
  /** How much is cut off on each side. */
  | { type: 'margins'; left: number; top: number; right: number; bottom: number };

export interface PdfStamp {
  /** `{page}` and `{pages}` stand for the number of the page, and of the last one. */
  text: string;
  /** `across`: along the diagonal. */
  place: 'top-left' | 'top-centre' | 'top-right' | 'bottom-left' | 'bottom-centre' | 'bottom-right' | 'across';
  /** The font size, in points. */
  size: number;
  /** The distance from the edges of the visible page, in points. */
  margin: number;
  /** CSS hex colour. */
  colour: string;
  /** 0 to 1. */
  opacity: number;
  pages: PageRange[];
  /** The number of the first page. */
  firstNumber: number;
}

/** A part of the visible page, as shares of its sides from the upper left. */
export interface PageArea {
  /** From 1. */
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something written on a page, in its area. */
export type PageMark = PageArea & {
  /** CSS hex colour. */
  colour: string;
} & (
    | {
        /** Begins at the upper left of its area, which it may exceed. */
        type: 'text';
        text: string;
        /** In points. */
        size: number;
      }
    | { type: 'tick' }
    | { type: 'cross' }
    | { type: 'highlight' }
    | {
        type: 'line' | 'pen';
        /** Alternating x and y, as shares of its area from the upper left. */
        points: number[];
        /** Of the line, in points. */
        thickness: number;
      }
  );

export interface PdfWriting {
  marks: PageMark[];
  /** Whether the marks stay annotations, which PDF readers can move and delete, instead of becoming part of the page. */
  asAnnotations: boolean;
}

/** What to search for in all text of a document. */
export type PdfSearch = TextSearch;

export interface PdfRedaction extends PdfSearch {
  areas: PageArea[];
  /** The CSS hex colour that covers them. */
  colour: string;
}

/** The text or texts of a text field or list; whether a box is checked; the state of the selected radio button. */
export type FieldValue = string | string[] | boolean;

export type PdfMark =
  /** Each stroke of a pen, as alternating x and y; y increases downwards. */
  | { type: 'strokes'; strokes: number[][] }
  | { type: 'text'; text: string }
  | { type: 'picture'; file: File | undefined };

/** A signature with a certificate, added as an incremental update. */
export interface PdfDigitalSigning {
  /** The files with the key, its certificate and those that issued it: PKCS #12, PEM or DER. */
  keys: File[];
  /** The password of the key files. Empty for none. */
  password: string;
  /** Whether an RSA key signs with PSS. Default: PKCS #1 v1.5, which old programs support too. */
  isPss: boolean;
  /** Empty for none. */
  reason: string;
  location: string;
  /** The page with a box that states who signed. */
  shown: 'nowhere' | 'first' | 'last';
  /** The lines of the box: `{name}`, `{date}`, `{reason}` and `{location}`. */
  lines: Record<'signer' | 'date' | 'reason' | 'location', string>;
}

/** `of`: what is placed there. Default the signature. */
export interface MarkedArea extends PageArea {
  of?: 'initials' | 'date';
}

export interface PdfSigning {
  mark: PdfMark;
  /** Default none, and so with the date. */
  initials?: PdfMark;
  /** As it is written on the page. */
  date?: string;
  /** Where they are placed. None: the signature at the lower right of the last page. */
  areas: MarkedArea[];
  /** The CSS hex colour of what is drawn or typed. */
  colour: string;
}
