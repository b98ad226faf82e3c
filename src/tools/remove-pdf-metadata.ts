import * as v from 'valibot';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Remove PDF metadata',
  description: 'See what a PDF tells about who made it, when and with what, and take it out, also from its photos.',
  family: 'pdf',
  action: 'Remove',
  accepts: ['pdf'],
  batch: 'each',
  automatic: true,
  options: v.object({
    keepsTitle: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Keep the title'),
        v.description('Readers show it, and screen readers say it first.'),
      ),
      false,
    ),
  }),
  job: ({ keepsTitle }) => ({ engine: 'pdf', operation: { type: 'remove-metadata', keepsTitle } }),
  questions: [
    {
      question: 'What is found and removed?',
      answer:
        'Title, author, subject, keywords, programs and dates, in the information dictionary and in XMP, of the document, its pages and its pictures; previews of pages; what programs keep in the file for themselves; the identifiers that tell one file from its copies; and in JPEG photos EXIF with place and camera, IPTC and comments. The row lists it.',
    },
    {
      question: 'Do the photos get worse?',
      answer: 'No. They are not encoded again: only what stands beside the picture is left out.',
    },
    {
      question: 'Are earlier versions of the file gone?',
      answer:
        'Yes. Programs often only append changes, and what was there before stays in the file. The new file is written from what is still used alone.',
    },
    {
      question: 'What stays?',
      answer:
        'What people see or use: pages, comments with the names of their authors, form values, links, outline, attachments, and the language, by which screen readers speak. Fonts keep the names of their makers.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
