/** All files as one document, in their order: a page for each, and one for each page of a TIFF. Only the pictures go along. */
export interface DocumentJob {
  engine: 'image';
  document: PdfPages;
}

export interface PdfPages {
  format: 'pdf';
  /** `fit`: as large as each picture; else lying where the picture is wider than high. */
  page: 'fit' | 'a4' | 'letter';
  /** In millimetres, on every side. */
  margin: number;
}
