import * as v from 'valibot';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Compare PDF',
  description:
    'See what changed between two PDF files, page by page: words that came and went, and where pages look different.',
  family: 'pdf',
  action: 'Compare',
  accepts: ['pdf'],
  batch: 'all',
  files: 2,
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'compare' } }),
  questions: [
    {
      question: 'What do I get?',
      answer:
        'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Of each page that looks different there is a picture, pale, with the differences in red. All of it can be saved.',
    },
    {
      question: 'What if pages were added or removed?',
      answer:
        'Pages with the same text are compared with each other, wherever they stand now; the others in their order. Pages that only one file has are told.',
    },
    {
      question: 'Which file is which?',
      answer: 'The first in the list is the one before, the second the one after. Move them to change that.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
