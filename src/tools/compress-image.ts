import * as v from 'valibot';
import { inputFormats, outputFormats } from '#formats/formats.ts';
import { imageFormatLabels, metadata, onlyWhen, quality } from '#options/options.ts';
import { presetsFor, uploadSizes } from '#options/presets.ts';
import { mostKilobytes, smallest } from '#options/picture-options.ts';
import type { ImageEncoding } from '#jobs/contract/image-operation.ts';
import { defineTool } from '#tool.ts';
import { compressTo } from '#words/actions.ts';
import { pick, choice } from '#options/builders.ts';

function encodingOf(goal: 'look' | 'size' | 'quality', kilobytes: number, quality: number): ImageEncoding {
  if (goal === 'quality') return { quality };
  return { goal: goal === 'size' ? { type: goal, bytes: kilobytes * 1000 } : { type: goal } };
}

export default defineTool({
  title: 'Compress images',
  description:
    'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.',
  family: 'image',
  common: true,
  action: 'Compress',
  suffix: 'compressed',
  says: ({ goal, kilobytes }) => compressTo(goal === 'size' ? kilobytes * 1000 : NaN),
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'smaller',
  aka: [
    'shrink',
    'reduce size',
    'smaller',
    'optimise',
    'minify',
    'file size',
    'photo smaller',
    'lower quality',
    'tinypng',
    'mb to kb',
    'squoosh',
    'tinyjpg',
    'resize in kb',
  ],
  options: v.object({
    goal: pick(
      'How small',
      { look: 'No visible difference', size: 'Under a size', quality: 'Choose the quality' },
      'look',
      { 'x-control': 'choice' },
    ),
    kilobytes: onlyWhen(
      v.optional(
        mostKilobytes(
          'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.',
        ),
        200,
      ),
      { goal: 'size' },
    ),
    quality: onlyWhen(quality, { goal: 'quality' }),
    format: choice('Format', ['input', 'smallest', 'smallest-jxl', ...outputFormats('image')], 'input', {
      'x-labels': { input: 'Keep the format', ...smallest.labels, ...imageFormatLabels },
    }),
    metadata,
  }),
  presets: presetsFor(uploadSizes, (kilobytes) => ({ goal: 'size', kilobytes })),
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
        'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.',
    },
    {
      question: 'What is lost?',
      answer:
        'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.',
    },
    {
      question: 'Which format is the smallest?',
      answer:
        'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.',
    },
  ],
});
