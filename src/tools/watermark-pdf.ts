import * as v from 'valibot';
import { colour, pageList } from '#options/options.ts';
import { parsePageList } from '#options/page-list.ts';
import { writableLetters } from '#options/pdf-options.ts';
import { defineTool } from '#tool.ts';
import { amount, option } from '#options/builders.ts';

export default defineTool({
  title: 'Watermark PDF',
  description: 'Write a word such as “Draft” or “Copy” across the pages of a PDF.',
  family: 'pdf',
  action: 'Add watermark',
  suffix: 'watermarked',
  asks: ['text'],
  accepts: ['pdf'],
  batch: 'each',
  group: 'edit',
  aka: ['stamp', 'draft', 'confidential', 'text on pdf', 'copyright'],
  options: v.object({
    text: option('Text', v.pipe(v.string(), v.maxLength(200)), 'Draft'),
    size: amount('Size', { min: 4, max: 400, unit: 'pt' }, 96),
    colour: colour('Colour', '#808080'),
    opacity: amount('Opacity', { min: 1, max: 100, unit: '%' }, 30, { 'x-control': 'range' }),
    pages: pageList({ title: 'Pages', pages: 'all', description: 'For example 1-3, 7, last.' }),
  }),
  job: ({ pages, opacity, ...how }) => ({
    engine: 'pdf',
    operation: {
      type: 'stamp',
      stamp: {
        ...how,
        place: 'across',
        opacity: opacity / 100,
        pages: parsePageList(pages),
        margin: 0,
        firstNumber: 1,
      },
    },
  }),
  questions: [
    {
      question: 'Can a watermark be removed again?',
      answer:
        'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.',
    },
    {
      question: 'Where does the watermark go?',
      answer: 'Across each page from bottom left to top right, over the existing content, also on rotated pages.',
    },
    {
      question: 'Which letters can I use?',
      answer: writableLetters,
    },
    {
      question: 'What else changes in the file?',
      answer:
        'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.',
    },
  ],
});
