import * as v from 'valibot';
import { inputFormats, outputFormats } from '#formats/formats.ts';
import { imageFormatLabels, metadata, quality } from '#options/options.ts';
import { smallest } from '#options/picture-options.ts';
import { defineTool } from '#tool.ts';
import { convertTo } from '#words/actions.ts';
import { choice } from '#options/builders.ts';

export default defineTool({
  title: 'Convert images',
  description: 'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.',
  family: 'image',
  common: true,
  action: 'Convert',
  suffix: 'converted',
  says: ({ format }) => (format === 'smallest' || format === 'smallest-jxl' ? 'Convert' : convertTo(format)),
  asks: ['format'],
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'convert',
  aka: [
    'change format',
    'image converter',
    'photo format',
    'picture converter',
    'export as',
    'save as jpg',
    'jfif to jpg',
  ],
  options: v.object({
    format: choice('Convert to', [...outputFormats('image'), 'smallest', 'smallest-jxl'], 'jpeg', {
      'x-labels': { ...imageFormatLabels, ...smallest.labels },
    }),
    quality,
    metadata,
  }),
  job: ({ format, quality, metadata }) => ({
    engine: 'image',
    operation:
      format === 'smallest' || format === 'smallest-jxl'
        ? {
            type: 'encode-smallest',
            steps: [],
            among: smallest.among[format],
            output: { goal: { type: 'look' }, fewerColours: true },
            metadata,
          }
        : { type: 'encode', steps: [], output: { format, quality }, metadata },
  }),
  questions: [
    {
      question: 'What happens to transparent areas?',
      answer:
        'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.',
    },
    {
      question: 'What happens to animation?',
      answer:
        'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.',
    },
    {
      question: 'Can it choose the format?',
      answer:
        '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.',
    },
    {
      question: 'Do colours change?',
      answer: 'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.',
    },
  ],
});
