import * as v from 'valibot';
import type { PdfSheets } from '#jobs/contract/pdf-sheets.ts';
import { defineTool } from '#tool.ts';
import { amount, flag, pick } from '#options/builders.ts';

const layouts: Record<string, PdfSheets['pages']> = { 2: 2, 4: 4, 6: 6, 8: 8, 9: 9, 16: 16, booklet: 'booklet' };

export default defineTool({
  title: 'Pages per sheet',
  description: 'Print 2 to 16 pages of a PDF on each sheet, or make a booklet to print and fold. Text stays text.',
  family: 'pdf',
  action: 'Make sheets',
  asks: ['pages'],
  accepts: ['pdf'],
  batch: 'each',
  group: 'arrange',
  drawnAs: 'sheets',
  aka: ['n-up', 'booklet', '2 up', '4 up', 'two pages on one', 'imposition', 'handout', 'multiple pages per sheet'],
  options: v.object({
    pages: pick(
      'Pages on each side',
      {
        '2': '2 pages',
        '4': '4 pages',
        '6': '6 pages',
        '8': '8 pages',
        '9': '9 pages',
        '16': '16 pages',
        booklet: 'Booklet to fold',
      },
      '2',
    ),
    paper: pick('Paper', { first: 'Same as the first page', a4: 'A4', a3: 'A3', letter: 'Letter' }, 'first'),
    order: pick('Order', { rows: 'Row by row', columns: 'Column by column' }, 'rows'),
    gap: amount('Space around pages', { min: 0, max: 30, unit: 'mm' }, 4),
    hasBorders: flag('Draw a border around each page', false),
  }),
  job: ({ pages, ...sheets }) => ({
    engine: 'pdf',
    operation: { type: 'sheets', sheets: { pages: layouts[pages] ?? 2, ...sheets } },
  }),
  questions: [
    {
      question: 'How do I print a booklet?',
      answer:
        'Print it double-sided, flipped on the short edge, at actual size. Fold the stack in the middle, and the pages are in order. If their number is not a multiple of four, the last pages are blank.',
    },
    {
      question: 'Is quality lost?',
      answer:
        'No. Pages are scaled without turning them into images: text can still be searched, lines stay lines, and images keep every pixel.',
    },
    {
      question: 'What is removed?',
      answer:
        'Page labels, named destinations, articles and the tags that screen readers use. Form fields, signatures and comments are drawn the way they look. Links and bookmarks lead to the new place of each page; layers and attachments stay.',
    },
  ],
});
