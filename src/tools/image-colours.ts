import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { points } from '#options/picture-options.ts';
import { defineTool } from '#tool.ts';
import { pick, whole } from '#options/builders.ts';

export default defineTool({
  title: 'Pick colours from an image',
  description:
    'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.',
  family: 'image',
  action: 'Find colours',
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'inspect',
  drawnAs: 'colours',
  aka: [
    'colour picker',
    'palette',
    'hex code',
    'eyedropper',
    'pick colour',
    'dominant colours',
    'colour codes',
    'brand colours',
    'colours from logo',
  ],
  options: v.object({
    points,
    count: whole('Main colours', { min: 1, max: 24 }, 6, {
      description: 'The maximum number. Colours that look alike count as one.',
      'x-control': 'range',
    }),
    format: pick('Save as', { css: 'CSS', json: 'JSON', gpl: 'GIMP palette' }, 'css'),
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
        'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.',
    },
    {
      question: 'Are picked colours exact?',
      answer:
        'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.',
    },
  ],
});
