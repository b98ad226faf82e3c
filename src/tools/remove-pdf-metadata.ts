import * as v from 'valibot';
import { defineTool } from '#tool.ts';
import { flag } from '#options/builders.ts';

export default defineTool({
  title: 'Remove PDF metadata',
  description:
    'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.',
  family: 'pdf',
  action: 'Remove',
  suffix: 'clean',
  accepts: ['pdf'],
  batch: 'each',
  group: 'inspect',
  drawnAs: 'untag',
  aka: ['strip metadata', 'sanitise', 'clean pdf', 'author of pdf', 'hidden data', 'anonymise', 'delete author'],
  options: v.object({
    keepsTitle: flag('Keep the title', false, { description: 'PDF readers show it, and screen readers say it first.' }),
  }),
  job: ({ keepsTitle }) => ({ engine: 'pdf', operation: { type: 'remove-metadata', keepsTitle } }),
  questions: [
    {
      question: 'What is found and removed?',
      answer:
        'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.',
    },
    {
      question: 'Do the photos get worse?',
      answer: 'No. They are not re-encoded: only the metadata is removed.',
    },
    {
      question: 'Are earlier versions of the file gone?',
      answer:
        'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.',
    },
    {
      question: 'What is kept?',
      answer:
        'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.',
    },
  ],
});
