import * as v from 'valibot';
import { colour, pageList } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { writableLetters } from '../options/pdf-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Watermark PDF',
  description: 'Write a word like “Draft” or “Copy” across the pages of a PDF, without uploading it.',
  family: 'pdf',
  action: 'Write it',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    text: v.optional(v.pipe(v.string(), v.maxLength(200), v.title('Text')), 'Draft'),
    size: v.optional(
      v.pipe(v.number(), v.minValue(4), v.maxValue(400), v.title('Size'), v.metadata({ 'x-unit': 'pt' })),
      96,
    ),
    colour: colour('Colour', '#808080'),
    opacity: v.optional(
      v.pipe(
        v.number(),
        v.minValue(1),
        v.maxValue(100),
        v.title('How solid'),
        v.metadata({ 'x-control': 'range', 'x-unit': '%' }),
      ),
      30,
    ),
    pages: pageList({ title: 'Pages', pages: 'all', description: 'Like 1-3, 7, last.' }),
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
        'Yes, by someone who knows how: it is text over the page. It tells people what a file is; it does not protect it.',
    },
    {
      question: 'Where does it stand?',
      answer:
        'Across each page from the lower left to the upper right, over what is there, also on pages that are turned.',
    },
    {
      question: 'Which letters can be written?',
      answer: writableLetters,
    },
    {
      question: 'What else changes in the file?',
      answer:
        'Nothing. Text can still be searched and copied, and outline, links, forms and tags stay; screen readers pass over the watermark. Digital signatures are left out, because they hold for the signed file alone.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
