import * as v from 'valibot';
import type { SplitBy } from '../jobs/contract/job.ts';
import { onlyWhen, pageList } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { defineTool } from '../tool.ts';

interface Values {
  every: number;
  ranges: string;
  /** Of the outline, from 1. */
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
  description: 'Cut a PDF into several: by ranges, every so many pages, by its outline, or by size.',
  family: 'pdf',
  common: true,
  action: 'Split',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    by: v.optional(
      v.pipe(
        v.picklist(['every', 'ranges', 'outline', 'size']),
        v.title('Split'),
        v.metadata({
          'x-labels': {
            every: 'After every so many pages',
            ranges: 'Into ranges of pages',
            outline: 'By the outline (bookmarks)',
            size: 'By file size',
          },
        }),
      ),
      'every',
    ),
    every: onlyWhen(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.title('Pages in each file')), 1), {
      by: 'every',
    }),
    ranges: onlyWhen(
      pageList({ title: 'Ranges', pages: '1, 2-', description: 'A file for each, like 1-3, 4-6, 7-.' }),
      { by: 'ranges' },
    ),
    level: onlyWhen(
      v.optional(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(1),
          v.maxValue(9),
          v.title('Down to level'),
          v.description('1 for the main chapters, 2 for what is below them too.'),
        ),
        1,
      ),
      { by: 'outline' },
    ),
    size: onlyWhen(
      v.optional(
        v.pipe(
          v.number(),
          v.minValue(0.01),
          v.title('At most'),
          v.description('Each file takes as many pages as fit.'),
          v.metadata({ 'x-unit': 'MB' }),
        ),
        10,
      ),
      { by: 'size' },
    ),
  }),
  job: ({ by, every, ranges, level, size }) => ({
    engine: 'pdf',
    operation: { type: 'split', by: splitBy[by]({ every, ranges, level, size }) },
  }),
  questions: [
    {
      question: 'What is in each file?',
      answer:
        'The pages with all that belongs to them: links among them, form fields, comments, tags, layers, page labels, and the outline items that lead to them. Nothing of the other pages is in its bytes. Files that are attached to the whole document, articles that go on on other pages, what programs keep there for themselves, XFA forms and digital signatures are left out.',
    },
    {
      question: 'How are the files named?',
      answer:
        'By the name of your file and a number; with the outline, by the title of the item too. Several files are saved as one ZIP.',
    },
    {
      question: 'How does splitting by size work?',
      answer:
        'Each file gets as many pages as fit. A page that alone takes more than the limit gets a file of its own, and its row says so. Pages are never compressed for it.',
    },
    {
      question: 'How do I write ranges?',
      answer: 'Like 1-3, 4-6, 7-: each range becomes a file. 7- goes on to the last page.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
