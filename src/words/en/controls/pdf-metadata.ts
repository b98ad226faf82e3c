import type { PdfMetadataChanges } from '../../../jobs/contract/pdf-edits.ts';

export const metadataWords = {
  reading: 'Reading the file…',
  labels: {
    title: 'Title',
    author: 'Author',
    subject: 'Subject',
    keywords: 'Keywords',
    language: 'Language',
    created: 'Created',
    modified: 'Changed',
    creator: 'Created with',
    producer: 'PDF made by',
    displaysTitle: 'Show the title, not the file name, in the window',
  } satisfies Record<keyof PdfMetadataChanges, string>,
  language: 'A code: en, de, pt-BR.',
  allFiles: 'What you change is changed in all files.',
};
