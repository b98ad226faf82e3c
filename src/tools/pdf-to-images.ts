import * as v from 'valibot';
import { formats } from '#formats/formats.ts';
import { onlyWhen, pageList, quality } from '#options/options.ts';
import { parsePageList } from '#options/page-list.ts';
import { defineTool } from '#tool.ts';
import { convertTo } from '#words/actions.ts';
import { amount, choice } from '#options/builders.ts';

const targets = ['jpeg', 'png', 'webp'] as const;

export default defineTool({
  title: 'PDF to images',
  description: 'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.',
  family: 'pdf',
  common: true,
  action: 'Convert',
  says: ({ format }) => convertTo(format),
  asks: ['format'],
  accepts: ['pdf'],
  batch: 'each',
  group: 'convert',
  drawnAs: 'to-photo',
  aka: ['pdf to jpg', 'pdf to png', 'save pdf as picture', 'render pdf', 'pdf screenshot', 'pdf to photo'],
  options: v.object({
    format: choice('Format', targets, 'jpeg', {
      'x-labels': Object.fromEntries(targets.map((id) => [id, formats[id].name])),
    }),
    dotsPerInch: amount('Resolution', { min: 18, max: 1200, unit: 'dpi' }, 150, {
      description: '96 for screens, 150 for reading, 300 for printing.',
    }),
    quality: onlyWhen(quality, { format: ['jpeg', 'webp'] }),
    pages: pageList({ title: 'Pages', pages: 'all', description: 'For example 1-3, 7, last.' }),
  }),
  presets: {
    'Screen, 150 dpi': { dotsPerInch: 150 },
    'Print, 300 dpi': { dotsPerInch: 300 },
    'Fine print, 600 dpi': { dotsPerInch: 600 },
  },
  job: ({ pages, ...how }) => ({
    engine: 'pdf',
    operation: { type: 'draw', pages: parsePageList(pages), ...how },
  }),
  questions: [
    {
      question: 'Which resolution and format should I choose?',
      answer:
        '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.',
    },
    {
      question: 'What do the images show?',
      answer:
        'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.',
    },
    {
      question: 'How are many pages saved?',
      answer: 'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.',
    },
    {
      question: 'Can I get the images in the PDF instead of its pages?',
      answer:
        'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.',
    },
  ],
});
