import { elsewhere } from '#words/elsewhere.ts';
import type { Miss } from './miss.ts';

/** What people ask for with documents. */
export const documents: readonly Miss[] = [
  {
    name: 'Word, Excel and PowerPoint',
    words: [
      'word',
      'docx',
      'doc',
      // The other way round, there is a page for it.
      'word to pdf',
      'docx to pdf',
      'doc to pdf',
      'excel',
      'xlsx',
      'xls',
      'powerpoint',
      'pptx',
      'ppt',
      'odt',
      'office',
      'spreadsheet',
      'txt to pdf',
      'text to pdf',
      'rtf',
      'csv',
    ],
    instead: elsewhere.office,
    near: ['pdf-to-markdown', 'merge-pdf'],
  },
  {
    name: 'PDF to Excel and PowerPoint',
    words: [
      'pdf to excel',
      'pdf to xlsx',
      'pdf to xls',
      'pdf to csv',
      'pdf to spreadsheet',
      'table from pdf',
      'pdf to powerpoint',
      'pdf to pptx',
      'pdf to ppt',
    ],
    instead:
      'Tabula is free, works on your own computer, and saves the tables of a PDF as CSV. PDF to Word keeps tables here.',
    near: ['pdf-to-word', 'pdf-to-markdown', 'pdf-to-images'],
  },
  {
    name: 'Writing invoices and letters',
    words: ['invoice', 'invoice maker', 'cover letter', 'letterhead'],
    instead:
      'LibreOffice is free, works on your own computer, and has templates for them. Here you can fill in, sign and merge what you have.',
    near: ['fill-pdf-form', 'sign-pdf', 'merge-pdf', 'redact-pdf'],
  },
  {
    name: 'Editing the text of a PDF',
    words: ['edit pdf', 'edit pdf text', 'change text in pdf', 'pdf editor', 'edit text'],
    instead:
      'LibreOffice Draw opens a PDF and lets you change its text. Here you can write on pages, and arrange, sign, fill in and redact them.',
    near: ['write-on-pdf', 'organise-pdf', 'fill-pdf-form', 'sign-pdf', 'redact-pdf'],
  },
  {
    name: 'Adding bookmarks to a PDF',
    words: ['bookmark pdf', 'add bookmarks', 'pdf bookmarks', 'table of contents'],
    instead:
      'LibreOffice makes them from headings when it saves a PDF. Merging keeps all bookmarks that the files have.',
    near: ['merge-pdf'],
  },
  {
    name: 'Turning web pages and e-books into PDF',
    words: ['html to pdf', 'web page to pdf', 'url to pdf', 'epub', 'mobi', 'ebook', 'kindle', 'markdown to pdf'],
    instead: `${elsewhere.webPage} ${elsewhere.book}`,
  },
  {
    name: 'Reading text aloud',
    words: ['text to speech', 'read aloud', 'pdf to mp3', 'pdf to audio'],
    instead: 'Edge reads PDFs and web pages aloud, and so do the accessibility settings of most phones.',
    near: ['pdf-to-text'],
  },
  {
    name: 'PDF to TIFF in one step',
    words: ['pdf to tiff', 'pdf to tif', 'pdf as tiff', 'multipage tiff', 'multi page tiff'],
    instead: 'Two steps make one here: turn the pages into PNG images, and merge those as the pages of a TIFF.',
    near: ['pdf-to-images', 'merge-images'],
  },
  {
    name: 'Sending a fax',
    words: ['fax', 'send fax', 'online fax', 'fax pdf'],
    instead: 'A fax needs a telephone line: a fax machine, or a service that you trust with the document.',
    near: ['compress-pdf', 'greyscale-pdf'],
  },
];
