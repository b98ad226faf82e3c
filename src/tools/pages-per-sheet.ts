import * as v from 'valibot';
import type { PdfSheets } from '../jobs/contract/pdf-sheets.ts';
import { defineTool } from '../tool.ts';

const layouts: Record<string, PdfSheets['pages']> = { 2: 2, 4: 4, 6: 6, 8: 8, 9: 9, 16: 16, booklet: 'booklet' };

export default defineTool({
  title: 'Pages per sheet',
  description: 'Put 2 to 16 pages of a PDF on each sheet, or make a booklet to print and fold. Text stays text.',
  family: 'pdf',
  action: 'Make sheets',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    pages: v.optional(
      v.pipe(
        v.picklist(['2', '4', '6', '8', '9', '16', 'booklet']),
        v.title('On each side'),
        v.metadata({
          'x-labels': {
            2: '2 pages',
            4: '4 pages',
            6: '6 pages',
            8: '8 pages',
            9: '9 pages',
            16: '16 pages',
            booklet: 'A booklet, to be folded',
          },
        }),
      ),
      '2',
    ),
    paper: v.optional(
      v.pipe(
        v.picklist(['first', 'a4', 'a3', 'letter']),
        v.title('Paper'),
        v.metadata({ 'x-labels': { first: 'As large as the first page', a4: 'A4', a3: 'A3', letter: 'Letter' } }),
      ),
      'first',
    ),
    order: v.optional(
      v.pipe(
        v.picklist(['rows', 'columns']),
        v.title('Order'),
        v.metadata({ 'x-labels': { rows: 'Along the rows', columns: 'Down the columns' } }),
      ),
      'rows',
    ),
    gap: v.optional(
      v.pipe(
        v.number(),
        v.minValue(0),
        v.maxValue(30),
        v.title('Space'),
        v.description('Between pages, and around them.'),
        v.metadata({ 'x-unit': 'mm' }),
      ),
      4,
    ),
    hasBorders: v.optional(v.pipe(v.boolean(), v.title('A line around each page')), false),
  }),
  job: ({ pages, ...sheets }) => ({
    engine: 'pdf',
    operation: { type: 'sheets', sheets: { pages: layouts[pages] ?? 2, ...sheets } },
  }),
  questions: [
    {
      question: 'How do I print a booklet?',
      answer:
        'On both sides, turned along the short edge, in the size of the file. Fold the pile in the middle: the pages are in their order. Where their number is not a multiple of four, the last ones are empty.',
    },
    {
      question: 'Is quality lost?',
      answer:
        'No. Pages are made smaller as drawings: text stays text that can be searched, lines stay lines, and pictures keep every pixel.',
    },
    {
      question: 'What is left out?',
      answer:
        'Page labels, named destinations, articles and the tags that tell screen readers what is what. Form fields, signatures and comments are drawn as they look. Links and the outline lead to where the pages stand now; layers and attachments stay.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
