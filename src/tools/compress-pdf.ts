import * as v from 'valibot';
import type { PdfGoal } from '#jobs/contract/job.ts';
import { onlyWhen } from '#options/options.ts';
import { documentSizes, presetsFor } from '#options/presets.ts';
import { defineTool } from '#tool.ts';
import { compressTo } from '#words/actions.ts';
import { flag, pick, option } from '#options/builders.ts';

const levels: Record<'print' | 'screen' | 'smallest' | 'lossless', PdfGoal> = {
  print: { type: 'pictures', dotsPerInch: 220, quality: 80 },
  screen: { type: 'pictures', dotsPerInch: 150, quality: 62 },
  smallest: { type: 'pictures', dotsPerInch: 96, quality: 45 },
  lossless: { type: 'lossless' },
};

export default defineTool({
  title: 'Compress PDF',
  description: 'Make PDF files smaller, for a purpose or under a size. Text stays text.',
  family: 'pdf',
  common: true,
  action: 'Compress',
  suffix: 'compressed',
  says: ({ level, megabytes }) => compressTo(level === 'size' ? megabytes * 1e6 : NaN),
  accepts: ['pdf'],
  batch: 'each',
  group: 'smaller',
  aka: [
    'shrink',
    'reduce size',
    'smaller',
    'optimise',
    'file size',
    'downsize pdf',
    'email pdf',
    'pdf too large',
    'resume too large',
    'scan too large',
    'resize in mb',
  ],
  options: v.object({
    level: pick(
      'How small',
      {
        screen: 'Screens (150 dpi)',
        print: 'Print (220 dpi)',
        smallest: 'Smallest file (96 dpi)',
        lossless: 'No loss of image quality',
        size: 'Under a size',
      },
      'screen',
    ),
    megabytes: onlyWhen(option('Maximum size', v.pipe(v.number(), v.minValue(0.001)), 5, { 'x-unit': 'MB' }), {
      level: 'size',
    }),
    keepsMetadata: flag('Keep title, author and dates', true, {
      description: 'If off, they are removed. For screens, thumbnails and editing data are always removed.',
    }),
  }),
  presets: presetsFor(documentSizes, (megabytes) => ({ level: 'size', megabytes })),
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
        'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.',
    },
    {
      question: 'What stays as it is?',
      answer:
        'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.',
    },
    {
      question: 'What if it cannot be made smaller?',
      answer:
        'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.',
    },
    {
      question: 'How does it get under a certain size?',
      answer:
        'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.',
    },
  ],
});
