import * as v from 'valibot';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Compare PDF',
  description:
    'See what changed between two PDF files, page by page: added and removed words, and where pages look different.',
  family: 'pdf',
  action: 'Compare',
  accepts: ['pdf'],
  batch: 'all',
  group: 'inspect',
  aka: ['diff', 'differences', 'what changed', 'compare documents', 'side by side'],
  files: 2,
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'compare' } }),
  questions: [
    {
      question: 'What about scanned pages?',
      answer:
        'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.',
    },
    {
      question: 'What do I get?',
      answer:
        'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.',
    },
    {
      question: 'What if pages were added or removed?',
      answer:
        'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.',
    },
    {
      question: 'Which file is which?',
      answer:
        'The first file in the list is the older version, the second the newer one. Change their order to swap them.',
    },
  ],
});
