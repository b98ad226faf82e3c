/** Languages in which pictures of text can be read: Tesseract's codes, and those of BCP 47. */
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
 * What the OCR engine is asked to do. The page divides the work: the engine of the file draws the pages, free workers
 * read them, and the engine of the output format writes the result.
 */
export interface ReadOperation {
  type: 'read';
  /** At least one. The first is tried first, and is assumed for text of an uncertain language. */
  languages: readonly ReadingLanguage[];
  /** `pdf`: the document itself, with invisible text added. */
  as: 'pdf' | 'text' | 'markdown' | 'json';
  /** Whether to read pages that already have text. Default false. */
  again?: boolean;
}

/** Pages with fewer letters of text are read: those letters are a stamp or a number on a scan. */
export const leastLetters = 20;

/** The most pages of a redacted file that are read: more would take most devices over a minute. */
export const mostPagesChecked = 40;

/** A greyscale picture: one byte per pixel, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Returns the lightness of a pixel to Tesseract, from 0 to 255, with the weights that Leptonica, its image library,
 * uses.
 */
export const shadeOf = (red = 0, green = 0, blue = 0): number => 0.3 * red + 0.5 * green + 0.2 * blue;

/** A page to be read. */
export interface PagePicture extends GreyPicture {
  dotsPerInch: number;
}

/** Left, top, right and bottom, in pixels of the upright picture that was read. */
export type ReadBox = readonly [left: number, top: number, right: number, bottom: number];

export interface ReadWord {
  text: string;
  box: ReadBox;
  /** 0 to 100. */
  confidence: number;
}

export interface ReadLine {
  /** Includes the spaces between words. Some scripts have none. */
  text: string;
  words: ReadWord[];
  box: ReadBox;
  /** How far down its baseline is at its left and right ends. */
  baseline: readonly [left: number, right: number];
  /** The distance between the lowest and the highest points of its letters, in pixels. */
  height: number;
}

export interface ReadParagraph {
  lines: ReadLine[];
  isRightToLeft: boolean;
}

/** Consecutive paragraphs, such as a column. */
export interface ReadBlock {
  paragraphs: ReadParagraph[];
}

/** The reading of a page. */
export interface ReadPage {
  /** The size of the original picture, in pixels. */
  width: number;
  height: number;
  dotsPerInch: number;
  /** The transform from the picture that was read to the original: x becomes ax + cy + e, and y becomes bx + dy + f. */
  back: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
  /** How far the picture was rotated clockwise to be read, in degrees. */
  angle: number;
  /** 0 to 100. */
  confidence: number;
  /** In reading order. */
  blocks: ReadBlock[];
}

/** The text of a page, or why there is none. */
export type PageReading = ReadPage | 'has-text' | 'not-drawn';

/** What a page asks the OCR engine. `picture`: a page, or a file that a browser can decode. */
export interface ReadQuestion {
  type: 'read';
  picture: PagePicture | Blob;
  languages: readonly ReadingLanguage[];
}

export interface ReadAnswers {
  read: ReadPage;
}

/** Notes on a file that was read. */
export type ReadNote =
  /** `turned`: how many of the pages were sideways or upside down. `confidence`: 0 to 100. */
  | { type: 'read'; pages: number; words: number; confidence: number; languages: ReadingLanguage[]; turned: number }
  /** Pages, counted from 1, that were not read because they have text, had no text, or could not be drawn. */
  | { type: 'pages-with-text' | 'pages-without-text' | 'pages-not-drawn'; pages: number[] };
