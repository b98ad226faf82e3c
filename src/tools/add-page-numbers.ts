import * as v from 'valibot';
import { pageList } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { writableLetters } from '../options/pdf-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Add page numbers to PDF',
  description: 'Add page numbers, a header or a footer to the pages of a PDF.',
  family: 'pdf',
  action: 'Add numbers',
  accepts: ['pdf'],
  batch: 'each',
  group: 'edit',
  drawnAs: 'number',
  aka: ['paginate', 'number pages', 'header', 'footer', 'bates', 'page numbering', 'page x of y'],
  options: v.object({
    text: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        v.title('Text'),
        v.description('{page} is the page number and {pages} the last page number.'),
      ),
      '{page}',
    ),
    place: v.optional(
      v.pipe(
        v.picklist(['bottom-centre', 'bottom-left', 'bottom-right', 'top-centre', 'top-left', 'top-right']),
        v.title('Position'),
        v.metadata({
          'x-labels': {
            'bottom-centre': 'Bottom centre',
            'bottom-left': 'Bottom left',
            'bottom-right': 'Bottom right',
            'top-centre': 'Top centre',
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
    firstNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.title('First number')), 1),
    pages: pageList({
      title: 'Pages to number',
      pages: 'all',
      description: 'For example 2- to skip the cover. Skipped pages still count.',
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
      question: 'Where do the numbers go?',
      answer:
        'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.',
    },
    {
      question: 'Can I write “Page 3 of 12”, or a header?',
      answer: `Yes: use Page {page} of {pages}, or any other text. ${writableLetters} To add a second line elsewhere, run the tool again on the result.`,
    },
    {
      question: 'What else changes in the file?',
      answer:
        'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.',
    },
  ],
});
