/** Several pages on each side of a sheet. */
export interface PdfSheets {
  /** How many are on each side, or two for a booklet: folded in the middle, its pages are in order. */
  pages: 2 | 4 | 6 | 8 | 9 | 16 | 'booklet';
  /** The direction in which they follow one another. */
  order: 'rows' | 'columns';
  /** `first`: the size of the first page. Its orientation is the one that makes its pages largest. */
  paper: 'first' | 'a4' | 'a3' | 'letter';
  /** The space between pages and around them, in millimetres. */
  gap: number;
  /** Whether there is a line around each page. */
  hasBorders: boolean;
}
