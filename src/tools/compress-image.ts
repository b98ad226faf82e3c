import * as v from 'valibot';
import { inputFormats, outputFormats } from '../formats/formats.ts';
import { imageFormatLabels, metadata, onlyWhen, quality } from '../options/options.ts';
import { smallest } from '../options/picture-options.ts';
import type { ImageEncoding } from '../jobs/contract/image-operation.ts';
import { defineTool } from '../tool.ts';

function encodingOf(goal: 'look' | 'size' | 'quality', kilobytes: number, quality: number): ImageEncoding {
  if (goal === 'quality') return { quality };
  return { goal: goal === 'size' ? { type: goal, bytes: kilobytes * 1000 } : { type: goal } };
}

export default defineTool({
  title: 'Compress images',
  description: 'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, without sending them anywhere.',
  family: 'image',
  common: true,
  action: 'Compress',
  accepts: inputFormats('image'),
  batch: 'each',
  automatic: true,
  options: v.object({
    goal: v.optional(
      v.pipe(
        v.picklist(['look', 'size', 'quality']),
        v.title('Make it'),
        v.metadata({
          'x-labels': {
            look: 'As small as looks the same',
            size: 'At most a certain size',
            quality: 'Of a quality that I choose',
          },
        }),
      ),
      'look',
    ),
    kilobytes: v.optional(
      v.pipe(
        v.number(),
        v.minValue(1),
        v.maxValue(100_000),
        v.title('At most'),
        v.description('The best quality that fits. If none does, the picture itself is made smaller.'),
        v.metadata({ 'x-unit': 'kB', 'x-when': { goal: 'size' } }),
      ),
      200,
    ),
    quality: onlyWhen(quality, { goal: 'quality' }),
    format: v.optional(
      v.pipe(
        v.picklist(['input', 'smallest', 'smallest-jxl', ...outputFormats('image')]),
        v.title('Format'),
        v.metadata({ 'x-labels': { input: 'As it is', ...smallest.labels, ...imageFormatLabels } }),
      ),
      'input',
    ),
    metadata,
  }),
  job: ({ goal, kilobytes, quality, format, metadata }) => {
    const wishes = { steps: [], metadata, onlyIfSmaller: true };
    const encoding = { ...encodingOf(goal, kilobytes, quality), fewerColours: true };
    return {
      engine: 'image',
      operation:
        format === 'smallest' || format === 'smallest-jxl'
          ? { type: 'encode-smallest', among: smallest.among[format], output: encoding, ...wishes }
          : { type: 'encode', output: { format, ...encoding }, ...wishes },
    };
  },
  questions: [
    {
      question: 'Can the result be larger than my file?',
      answer:
        'No. When nothing can be won, you get your own picture back as it was encoded, without its hidden data, and the row says so.',
    },
    {
      question: 'What is lost?',
      answer:
        'JPEG, WebP and AVIF are encoded again, at the lowest quality that a comparison with your picture finds alike, unless you choose another. PNG may keep 256 colours, when they look the same. Animation, transparency and the colour profile stay.',
    },
    {
      question: 'Which format is the smallest?',
      answer:
        'AVIF or WebP for most photos, PNG for some drawings. Choose “The smallest”, and each file is tried: fast drafts first, then in earnest those that come near. Formats that would lose its transparency or animation do not take part. The row shows what each one takes.',
    },
    {
      question: 'Are my photos uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
