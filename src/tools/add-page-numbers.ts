import * as v from 'valibot';
import { pageList } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { writableLetters } from '../options/pdf-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Add page numbers to PDF',
  description: 'Write page numbers, a header or a footer on the pages of a PDF, without uploading it.',
  family: 'pdf',
  action: 'Write them',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    text: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        v.title('Text'),
        v.description('{page} stands for the number of the page, {pages} for that of the last one.'),
      ),
      '{page}',
    ),
    place: v.optional(
      v.pipe(
        v.picklist(['bottom-centre', 'bottom-left', 'bottom-right', 'top-centre', 'top-left', 'top-right']),
        v.title('Place'),
        v.metadata({
          'x-labels': {
            'bottom-centre': 'Bottom, in the middle',
            'bottom-left': 'Bottom left',
            'bottom-right': 'Bottom right',
            'top-centre': 'Top, in the middle',
            'top-left': 'Top left',
            'top-right': 'Top right',
          },
        }),
      ),
      'bottom-centre',
    ),
    size: v.optional(
      v.pipe(v.number(), v.minValue(4), v.maxValue(72), v.title('Size'), v.metadata({ 'x-unit': 'pt' })),
      10,
    ),
    firstNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.title('Number of the first page')), 1),
    pages: pageList({
      title: 'Pages',
      pages: 'all',
      description: 'Which get one, like 2- to leave out the cover. They count on.',
    }),
  }),
  job: ({ pages, ...how }) => ({
    engine: 'pdf',
    operation: {
      type: 'stamp',
      stamp: { ...how, pages: parsePageList(pages), margin: 28, colour: '#000000', opacity: 1 },
    },
  }),
  questions: [
    {
      question: 'Where do the numbers stand?',
      answer:
        'One centimetre from the edge of what you see of a page, upright also on pages that are turned. They are written over what is there: choose a place that is free.',
    },
    {
      question: 'Can I write “Page 3 of 12”, or a header?',
      answer: `Yes: Page {page} of {pages}, or any other text. ${writableLetters} Run the result again for a second line elsewhere.`,
    },
    {
      question: 'What else changes in the file?',
      answer:
        'Nothing. Pages, outline, links, forms and tags stay as they are; screen readers pass over the numbers. Digital signatures are left out, because they hold for the signed file alone.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
