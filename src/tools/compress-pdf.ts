import * as v from 'valibot';
import type { PdfGoal } from '../jobs/contract/job.ts';
import { onlyWhen } from '../options/options.ts';
import { defineTool } from '../tool.ts';

const levels: Record<'print' | 'screen' | 'smallest' | 'lossless', PdfGoal> = {
  print: { type: 'pictures', dotsPerInch: 220, quality: 80 },
  screen: { type: 'pictures', dotsPerInch: 150, quality: 62 },
  smallest: { type: 'pictures', dotsPerInch: 96, quality: 45 },
  lossless: { type: 'lossless' },
};

export default defineTool({
  title: 'Compress PDF',
  description: 'Make PDF files smaller, for a purpose or down to a size. Text stays text, and nothing is uploaded.',
  family: 'pdf',
  common: true,
  action: 'Compress',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    level: v.optional(
      v.pipe(
        v.picklist(['screen', 'print', 'smallest', 'lossless', 'size']),
        v.title('Made for'),
        v.metadata({
          'x-labels': {
            screen: 'Screens (150 dpi)',
            print: 'Printing (220 dpi)',
            smallest: 'The smallest file (96 dpi)',
            lossless: 'No loss to pictures',
            size: 'At most a certain size',
          },
        }),
      ),
      'screen',
    ),
    megabytes: onlyWhen(
      v.optional(v.pipe(v.number(), v.minValue(0.001), v.title('At most'), v.metadata({ 'x-unit': 'MB' })), 5),
      { level: 'size' },
    ),
    keepsMetadata: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Keep title, author and dates'),
        v.description(
          'Else they go. Previews, and what a program kept in the file for itself, go in files for screens anyway.',
        ),
      ),
      true,
    ),
  }),
  job: ({ level, megabytes, keepsMetadata }) => ({
    engine: 'pdf',
    operation: {
      type: 'compress',
      goal: level === 'size' ? { type: 'size', bytes: megabytes * 1_000_000 } : levels[level],
      keepsMetadata,
    },
  }),
  questions: [
    {
      question: 'What makes the file smaller?',
      answer:
        'Pictures that are finer than they need to be where they are drawn are made smaller and encoded as JPEG. Everything is packed better, what several pages use is kept once, and what nothing uses goes: of fonts, the letters that no page shows. A picture is only replaced when that saves at least a tenth of it.',
    },
    {
      question: 'What stays as it is?',
      answer:
        'Text and how it looks, lines, links, forms, outline and tags: pages are never turned into pictures. Stencils, and faxes and scans of one bit (CCITT, JBIG2) keep every pixel; soft masks become as coarse as their pictures, without other loss. Fonts of the old Type 1 kind become CFF, which packs smaller and looks the same. Pictures in print colours (CMYK) stay as they are for printing and without loss; for screens they get the colours of screens.',
    },
    {
      question: 'What if nothing can be won?',
      answer:
        'Then you get your own file back, unchanged, and its row says so. A result is never larger than your file.',
    },
    {
      question: 'How does it reach a certain size?',
      answer:
        'Small parts of some pictures show how fine all of them can stay. Then each picture is encoded, and some are encoded again if the file is still too large or clearly smaller than it may be. If it does not fit even with the coarsest pictures, you are told how small it can get.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
