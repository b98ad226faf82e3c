import * as v from 'valibot';
import type { Turn } from '#jobs/contract/ranges.ts';
import { pageList } from '#options/options.ts';
import { parsePageList } from '#options/page-list.ts';
import { defineTool } from '#tool.ts';
import { choice } from '#options/builders.ts';

export default defineTool({
  title: 'Rotate PDF pages',
  description: 'Rotate all or some pages of a PDF and keep everything else as it is.',
  family: 'pdf',
  action: 'Rotate',
  suffix: 'rotated',
  asks: ['angle'],
  accepts: ['pdf'],
  batch: 'each',
  group: 'arrange',
  aka: [
    'turn',
    'sideways',
    'upside down',
    'landscape',
    'rotate pdf',
    'flip pdf',
    'portrait to landscape',
    'landscape to portrait pdf',
  ],
  options: v.object({
    angle: choice('Rotate', ['90', '270', '180'], '90', {
      'x-labels': { 90: '90° to the right', 270: '90° to the left', 180: 'Upside down' },
    }),
    pages: pageList({
      title: 'Pages',
      pages: 'all',
      description: 'For example 1-3, 7, last; or odd, even, all.',
      control: 'pages',
    }),
  }),
  job: ({ pages, angle }) => ({
    engine: 'pdf',
    // The option accepts no other angle.
    operation: { type: 'rotate', pages: parsePageList(pages), angle: Number(angle) as Turn },
  }),
  questions: [
    {
      question: 'Is quality lost?',
      answer: 'No. Each page stores how it is rotated; its content is copied as it is.',
    },
    {
      question: 'How do I specify pages?',
      answer:
        'For example 1-3, 7, last. 5- means page 5 and all after it, and 10-1 is backwards; you can also write odd, even or all. Pages are counted from 1, whatever number is printed on them.',
    },
    {
      question: 'Can I rotate each page differently?',
      answer: 'Yes, with Organise PDF, which shows all pages and rotates them one by one.',
    },
  ],
});
