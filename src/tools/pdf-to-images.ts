import * as v from 'valibot';
import { formats } from '../formats/formats.ts';
import { onlyWhen, pageList, quality } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { defineTool } from '../tool.ts';

const targets = ['jpeg', 'png', 'webp'] as const;

export default defineTool({
  title: 'PDF to images',
  description: 'Draw the pages of a PDF as JPEG, PNG or WebP, at the resolution you choose, without uploading it.',
  family: 'pdf',
  common: true,
  action: 'Convert',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    format: v.optional(
      v.pipe(
        v.picklist(targets),
        v.title('Format'),
        v.metadata({ 'x-labels': Object.fromEntries(targets.map((id) => [id, formats[id].name])) }),
      ),
      'jpeg',
    ),
    dotsPerInch: v.optional(
      v.pipe(
        v.number(),
        v.minValue(18),
        v.maxValue(1200),
        v.title('Resolution'),
        v.description('96 for screens, 150 to read, 300 to print.'),
        v.metadata({ 'x-unit': 'dpi' }),
      ),
      150,
    ),
    quality: onlyWhen(quality, { format: ['jpeg', 'webp'] }),
    pages: pageList({ title: 'Pages', pages: 'all', description: 'Like 1-3, 7, last.' }),
  }),
  job: ({ pages, ...how }) => ({
    engine: 'pdf',
    operation: { type: 'draw', pages: parsePageList(pages), ...how },
  }),
  questions: [
    {
      question: 'Which resolution and format suit what?',
      answer:
        '150 dpi is good to read on a screen, 300 dpi to print. PNG keeps sharp edges of text and drawings as they are; JPEG and WebP are smaller for scans and photos. An A4 page is 1240 × 1754 pixels at 150 dpi.',
    },
    {
      question: 'What is drawn?',
      answer:
        'Each page as a reader shows it, with comments and form fields, turned as it is to be looked at, on white. Drawing is done by PDFium, which Chrome uses too.',
    },
    {
      question: 'How are many pages saved?',
      answer: 'Each page becomes a file with its number; several are saved as one ZIP, or into a folder.',
    },
    {
      question: 'I want the pictures in the PDF, not its pages.',
      answer: 'Use Extract images from PDF: it takes them out at their own resolution, JPEG without encoding again.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
