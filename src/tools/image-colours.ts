import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { points } from '../options/picture-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Colours of an image',
  description: 'Find the main colours of images and pick any pixel: as hex, RGB and OKLCH, CSS, JSON or GIMP palette.',
  family: 'image',
  action: 'Find the colours',
  accepts: inputFormats('image'),
  batch: 'each',
  automatic: true,
  options: v.object({
    points,
    count: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(24),
        v.title('Main colours'),
        v.description('At most so many. Colours that look alike count as one.'),
        v.metadata({ 'x-control': 'range' }),
      ),
      6,
    ),
    format: v.optional(
      v.pipe(
        v.picklist(['css', 'json', 'gpl']),
        v.title('As a file'),
        v.metadata({ 'x-labels': { css: 'CSS', json: 'JSON', gpl: 'GIMP palette' } }),
      ),
      'css',
    ),
  }),
  job: ({ points, count, format }) => ({
    engine: 'image',
    operation: {
      type: 'colours',
      count,
      points,
      format,
    },
  }),
  questions: [
    {
      question: 'How are the main colours found?',
      answer:
        'Pixels that look alike are put together, in a space (Oklab) where distance is what the eye sees. Each colour is the mean of its group, and the share says how much of the picture the group covers. See-through pixels do not count.',
    },
    {
      question: 'Is a picked colour exact?',
      answer:
        'Yes, it is that very pixel of your file, at full size, converted to sRGB where the picture has another profile.',
    },
    {
      question: 'Is my picture uploaded?',
      answer: 'No. This page does the work in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
