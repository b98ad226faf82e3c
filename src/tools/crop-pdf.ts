import * as v from 'valibot';
import { area, onlyWhen, pageList } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { defineTool } from '../tool.ts';

const pointsPerMillimetre = 72 / 25.4;

const margin = (title: string) =>
  onlyWhen(
    v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5000), v.title(title), v.metadata({ 'x-unit': 'mm' })), 10),
    { by: 'margins' },
  );

export default defineTool({
  title: 'Crop PDF',
  description: 'Cut the margins of PDF pages, or show only a part of them, by a box drawn on the page. No upload.',
  family: 'pdf',
  action: 'Crop',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    by: v.optional(
      v.pipe(
        v.picklist(['box', 'margins']),
        v.title('Crop by'),
        v.metadata({ 'x-labels': { box: 'A box on the page', margins: 'Margins to cut off' } }),
      ),
      'box',
    ),
    area: onlyWhen(area, { by: 'box' }),
    top: margin('At the top'),
    bottom: margin('At the bottom'),
    left: margin('At the left'),
    right: margin('At the right'),
    pages: pageList({ title: 'Pages', pages: 'all', description: 'Like 1-3, 7, last; odd, even.' }),
  }),
  job: ({ by, area: { unit, left, top, width, height }, pages, ...margins }) => ({
    engine: 'pdf',
    operation: {
      type: 'crop',
      area:
        by === 'box'
          ? { type: unit === 'share' ? 'share' : 'points', left, top, width, height }
          : {
              type: 'margins',
              top: margins.top * pointsPerMillimetre,
              bottom: margins.bottom * pointsPerMillimetre,
              left: margins.left * pointsPerMillimetre,
              right: margins.right * pointsPerMillimetre,
            },
      pages: parsePageList(pages),
    },
  }),
  questions: [
    {
      question: 'Is what I cut off really gone?',
      answer:
        'No: it is hidden, not removed. Readers show and print only what is inside, but the rest stays in the file, and a program can bring it back. To take something out for good, use Redact PDF.',
    },
    {
      question: 'Which page is the picture of?',
      answer:
        'The first page of the file that is named below it. The same share of each page is kept, or the same points if you choose so: on pages of other sizes that is another part.',
    },
    {
      question: 'Can I crop left and right pages differently?',
      answer: 'Yes, in two runs: crop “odd” first, then give the result to this tool again and crop “even”.',
    },
    {
      question: 'What else changes in the file?',
      answer:
        'Nothing: text, links, forms, outline and tags stay. Digital signatures are left out, because they hold for the signed file alone.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
