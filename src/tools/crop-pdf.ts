import * as v from 'valibot';
import { area, onlyWhen, pageList } from '#options/options.ts';
import { parsePageList } from '#options/page-list.ts';
import { defineTool } from '#tool.ts';
import { amount, pick } from '#options/builders.ts';

const pointsPerMillimetre = 72 / 25.4;

const margin = (title: string) => onlyWhen(amount(title, { min: 0, max: 5000, unit: 'mm' }, 10), { by: 'margins' });

export default defineTool({
  title: 'Crop PDF',
  description: 'Crop the margins of PDF pages, or show only part of each page by drawing a box.',
  family: 'pdf',
  action: 'Crop',
  suffix: 'cropped',
  asks: ['by'],
  accepts: ['pdf'],
  batch: 'each',
  group: 'arrange',
  aka: ['trim margins', 'cut margins', 'crop pages', 'margins', 'white borders'],
  options: v.object({
    by: pick('Crop by', { box: 'A box on the page', margins: 'Margins' }, 'box'),
    area: onlyWhen(area, { by: 'box' }),
    top: margin('Top'),
    bottom: margin('Bottom'),
    left: margin('Left'),
    right: margin('Right'),
    pages: pageList({ title: 'Pages', pages: 'all', description: 'For example 1-3, 7, last; or odd, even.' }),
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
      question: 'Is the part I crop off really removed?',
      answer:
        'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.',
    },
    {
      question: 'Which page is shown?',
      answer:
        'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.',
    },
    {
      question: 'Can I crop left and right pages differently?',
      answer: 'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.',
    },
    {
      question: 'What else changes in the file?',
      answer:
        'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.',
    },
  ],
});
