import * as v from 'valibot';
import type { Turn } from '../jobs/contract/job.ts';
import { pageList } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Rotate PDF pages',
  description: 'Turn pages of a PDF, all of them or some, and keep everything else as it is.',
  family: 'pdf',
  action: 'Rotate',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    angle: v.optional(
      v.pipe(
        v.picklist(['90', '270', '180']),
        v.title('Turn'),
        v.metadata({ 'x-labels': { 90: 'A quarter to the right', 270: 'A quarter to the left', 180: 'Upside down' } }),
      ),
      '90',
    ),
    pages: pageList({
      title: 'Pages',
      pages: 'all',
      description: 'Like 1-3, 7, last; or odd, even, all.',
      control: 'pages',
    }),
  }),
  job: ({ pages, angle }) => ({
    engine: 'pdf',
    operation: { type: 'rotate', pages: parsePageList(pages), angle: Number(angle) as Turn },
  }),
  questions: [
    {
      question: 'Is quality lost?',
      answer: 'No. A page says how it is turned when it is shown; its content is copied as it is.',
    },
    {
      question: 'How do I write pages?',
      answer:
        'Like 1-3, 7, last. Use 5- for all from page 5 on, 10-1 for backwards, odd, even or all. Pages are counted from 1, whatever is printed on them.',
    },
    {
      question: 'Can I turn single pages each in its own way?',
      answer: 'Yes, with Organise PDF, which shows all pages and turns them one by one.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
