/** Several pages on each side of a sheet. */
export interface PdfSheets {
  /** So many on each, or two for a booklet: folded in the middle, its pages are in their order. */
  pages: 2 | 4 | 6 | 8 | 9 | 16 | 'booklet';
  /** Which way they follow each other. */
  order: 'rows' | 'columns';
  /** `first`: as large as the first page. It lies or stands as its pages get the largest. */
  paper: 'first' | 'a4' | 'a3' | 'letter';
  /** Between pages, and around them, in millimetres. */
  gap: number;
  /** Whether there is a line around each page. */
  hasBorders: boolean;
}
