import * as v from 'valibot';
import { pageList } from '#options/options.ts';
import { parsePageList } from '#options/page-list.ts';
import { writableLetters } from '#options/pdf-options.ts';
import { defineTool } from '#tool.ts';
import { amount, pick, option } from '#options/builders.ts';

export default defineTool({
  title: 'Add page numbers to PDF',
  description: 'Add page numbers, a header or a footer to the pages of a PDF.',
  family: 'pdf',
  action: 'Add numbers',
  suffix: 'numbered',
  accepts: ['pdf'],
  batch: 'each',
  group: 'edit',
  drawnAs: 'number',
  aka: ['paginate', 'number pages', 'header', 'footer', 'bates', 'page numbering', 'page x of y'],
  options: v.object({
    text: option('Text', v.pipe(v.string(), v.maxLength(200)), '{page}', {
      description: '{page} is the page number and {pages} the last page number.',
    }),
    place: pick(
      'Position',
      {
        'bottom-centre': 'Bottom centre',
        'bottom-left': 'Bottom left',
        'bottom-right': 'Bottom right',
        'top-centre': 'Top centre',
        'top-left': 'Top left',
        'top-right': 'Top right',
      },
      'bottom-centre',
    ),
    size: amount('Size', { min: 4, max: 72, unit: 'pt' }, 10),
    firstNumber: option('First number', v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
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
