import type { PdfMetadataChanges } from '#jobs/contract/pdf-edits.ts';

export const metadataWords = {
  reading: 'Reading the file…',
  labels: {
    title: 'Title',
    author: 'Author',
    subject: 'Subject',
    keywords: 'Keywords',
    language: 'Language',
    created: 'Created',
    modified: 'Modified',
    creator: 'Created with',
    producer: 'PDF made by',
    displaysTitle: 'Show the title instead of the file name in the window bar',
  } satisfies Record<keyof PdfMetadataChanges, string>,
  language: 'A language code, such as en, de or pt-BR.',
  allFiles: 'Your changes apply to all files.',
};
