import * as v from 'valibot';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'PDF to text',
  description: 'Take the text out of a PDF as a plain text file, without uploading it.',
  family: 'pdf',
  action: 'Take out the text',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'text' } }),
  questions: [
    {
      question: 'In which order does the text come?',
      answer:
        'As it stands in the pages, line by line, with an empty line between pages. Columns and tables may come differently from how they look: a PDF says where each letter is, not how the text runs.',
    },
    {
      question: 'Are form fields and comments there too?',
      answer:
        'Yes, as far as you see them on the page: what fields hold, and text boxes. What a note says only in its window that opens on a click is left out.',
    },
    {
      question: 'What about scanned pages?',
      answer:
        'They are pictures. Text in pictures is not recognised here, and you are told when a file has no text at all.',
    },
    {
      question: 'Which letters can come out wrong?',
      answer:
        'Some files do not say which letters their fonts show. What you copy from such a file in a reader is wrong in the same way.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
