import * as v from 'valibot';
import type { SplitBy } from '#jobs/contract/job.ts';
import { onlyWhen, pageList } from '#options/options.ts';
import { parsePageList } from '#options/page-list.ts';
import { defineTool } from '#tool.ts';
import { pick, whole, option } from '#options/builders.ts';

interface Values {
  every: number;
  ranges: string;
  /** The level of the outline, from 1. */
  level: number;
  /** In megabytes. */
  size: number;
}

const splitBy: Record<SplitBy['type'], (values: Values) => SplitBy> = {
  every: ({ every }) => ({ type: 'every', pages: every }),
  ranges: ({ ranges }) => ({ type: 'ranges', pages: parsePageList(ranges) }),
  outline: ({ level }) => ({ type: 'outline', level }),
  size: ({ size }) => ({ type: 'size', bytes: size * 1_000_000 }),
};

export default defineTool({
  title: 'Split PDF',
  description: 'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.',
  family: 'pdf',
  common: true,
  action: 'Split',
  asks: ['by'],
  accepts: ['pdf'],
  batch: 'each',
  group: 'arrange',
  aka: ['separate', 'divide', 'cut pdf', 'break up', 'one file per page', 'chop', 'burst'],
  options: v.object({
    by: pick(
      'Split by',
      { every: 'Number of pages', ranges: 'Page ranges', outline: 'Bookmarks', size: 'File size' },
      'every',
    ),
    every: onlyWhen(option('Pages in each file', v.pipe(v.number(), v.integer(), v.minValue(1)), 1), {
      by: 'every',
    }),
    ranges: onlyWhen(
      pageList({ title: 'Ranges', pages: '1, 2-', description: 'One file for each, for example 1-3, 4-6, 7-.' }),
      { by: 'ranges' },
    ),
    level: onlyWhen(
      whole('Bookmark level', { min: 1, max: 9 }, 1, {
        description: '1 for the main chapters, 2 to include the level below.',
      }),
      { by: 'outline' },
    ),
    size: onlyWhen(option('Maximum size', v.pipe(v.number(), v.minValue(0.01)), 10, { 'x-unit': 'MB' }), {
      by: 'size',
    }),
  }),
  job: ({ by, every, ranges, level, size }) => ({
    engine: 'pdf',
    operation: { type: 'split', by: splitBy[by]({ every, ranges, level, size }) },
  }),
  questions: [
    {
      question: 'What is in each file?',
      answer:
        'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.',
    },
    {
      question: 'How are the files named?',
      answer:
        'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.',
    },
    {
      question: 'How does splitting by size work?',
      answer:
        'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.',
    },
    {
      question: 'How do I specify ranges?',
      answer: 'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.',
    },
  ],
});
