/** Languages that pictures of text can be read in, as Tesseract calls them -> as BCP 47 does. */
export const readingLanguages = {
  ara: 'ar',
  chi_sim: 'zh-Hans',
  deu: 'de',
  eng: 'en',
  fra: 'fr',
  hin: 'hi',
  ita: 'it',
  jpn: 'ja',
  nld: 'nl',
  pol: 'pl',
  por: 'pt',
  spa: 'es',
} as const;

export type ReadingLanguage = keyof typeof readingLanguages;

/**
 * What the engine for reading is asked to do. The page divides it: it has pages drawn by the engine of the file, each
 * read by a free worker, and the result written by the engine that the result is for.
 */
export interface ReadOperation {
  type: 'read';
  /** At least one. The first is tried first, and is what text of no certain language counts as. */
  languages: readonly ReadingLanguage[];
  /** `pdf`: the document itself, with invisible text added. */
  as: 'pdf' | 'text' | 'markdown' | 'json';
  /** Reads pages that have text, too. Default false. */
  again?: boolean;
}

/** A page with fewer letters of text is read: they are a stamp or a number on a scan. */
export const leastLetters = 20;

/** A picture in shades of grey: a byte for each pixel, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * How light a pixel is to Tesseract, from 0 to 255: the shares are those by which Leptonica, its own library, makes
 * pictures grey.
 */
export const shadeOf = (red = 0, green = 0, blue = 0): number => 0.3 * red + 0.5 * green + 0.2 * blue;

/** A page as it is to be read. */
export interface PagePicture extends GreyPicture {
  dotsPerInch: number;
}

/** Left, top, right and bottom in pixels of the picture as it was read, which is upright. */
export type ReadBox = readonly [left: number, top: number, right: number, bottom: number];

export interface ReadWord {
  text: string;
  box: ReadBox;
  /** 0 to 100. */
  confidence: number;
}

export interface ReadLine {
  /** With the spaces between words. Some scripts have none. */
  text: string;
  words: ReadWord[];
  box: ReadBox;
  /** How far down its letters stand at its left and right end. */
  baseline: readonly [left: number, right: number];
  /** From the lowest to the highest point of its letters, in pixels. */
  height: number;
}

export interface ReadParagraph {
  lines: ReadLine[];
  isRightToLeft: boolean;
}

/** Paragraphs below each other, such as a column. */
export interface ReadBlock {
  paragraphs: ReadParagraph[];
}

/** What was read on a page. */
export interface ReadPage {
  /** The size of the picture as it was given, in pixels. */
  width: number;
  height: number;
  dotsPerInch: number;
  /** From the picture as it was read to the picture as it was given: x becomes ax + cy + e, and y becomes bx + dy + f. */
  back: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
  /** How far the picture was turned clockwise to be read, in degrees. */
  angle: number;
  /** 0 to 100. */
  confidence: number;
  /** In the order in which they are to be read. */
  blocks: ReadBlock[];
}

/** The text of a page, or why there is none. */
export type PageReading = ReadPage | 'has-text' | 'not-drawn';

/** What a page asks of the engine for reading. `picture`: a page, or a file that a browser can decode. */
export interface ReadQuestion {
  type: 'read';
  picture: PagePicture | Blob;
  languages: readonly ReadingLanguage[];
}

export interface ReadAnswers {
  read: ReadPage;
}

/** What there is to say about a file that was read. */
export type ReadNote =
  /** `turned`: how many of the pages were sideways or upside down. `confidence`: 0 to 100. */
  | { type: 'read'; pages: number; words: number; confidence: number; languages: ReadingLanguage[]; turned: number }
  /** Pages, counted from 1, that were not read because they have text, had no text, or could not be drawn. */
  | { type: 'pages-with-text' | 'pages-without-text' | 'pages-not-drawn'; pages: number[] };
