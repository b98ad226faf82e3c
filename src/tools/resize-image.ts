import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { formatOrInput, metadata, quality, side } from '../options/options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Resize images',
  description: 'Change the size of images in pixels, many at once, sharp and with true colours, in your browser.',
  family: 'image',
  common: true,
  action: 'Resize',
  accepts: inputFormats('image'),
  batch: 'each',
  options: v.object({
    width: side('Width', 'Leave one of the two empty to keep the shape.'),
    height: side('Height', 'With both empty, the longer side becomes 1600 px.'),
    fit: v.optional(
      v.pipe(
        v.picklist(['inside', 'cover', 'contain', 'fill']),
        v.title('When both are given'),
        v.metadata({
          'x-labels': {
            inside: 'Fit inside, keep the shape',
            cover: 'Fill, cut what hangs over',
            contain: 'Fit inside, add borders',
            fill: 'Stretch',
          },
        }),
      ),
      'inside',
    ),
    enlarge: v.optional(v.pipe(v.boolean(), v.title('Enlarge smaller images')), false),
    linear: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Mix colours as light does'),
        v.description('In linear light: fine bright detail keeps its brightness. Slower.'),
      ),
      false,
    ),
    format: formatOrInput,
    quality,
    metadata,
  }),
  job: ({ width, height, fit, enlarge, linear, format, quality, metadata }) => ({
    engine: 'image',
    operation: {
      type: 'encode',
      steps: [
        {
          type: 'resize',
          ...(width === undefined && height === undefined ? { width: 1600, height: 1600 } : {}),
          ...(width !== undefined && { width }),
          ...(height !== undefined && { height }),
          fit,
          withoutEnlargement: !enlarge,
          ...(linear && { linear }),
        },
      ],
      output: { format, quality },
      metadata,
    },
  }),
  questions: [
    {
      question: 'How are the new pixels made?',
      answer:
        'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. See-through pixels lend no colour to their neighbours.',
    },
    {
      question: 'What is linear light?',
      answer:
        'The numbers in a file do not grow with the light that they stand for: halfway between black and white is 188, not 128. Programs that mix the numbers make fine bright patterns, such as stars, wires or text on black, too dark. Choose it for those; lines around edges can show more in it, so it is not the default.',
    },
    {
      question: 'Which way up are my photos?',
      answer:
        'Upright. A photo that only carries a note to be turned is really turned, so every program shows it alike.',
    },
    {
      question: 'Does an animation stay one?',
      answer:
        'Yes, animations are resized frame by frame, with their times. GIF, WebP, APNG, AVIF and JPEG XL stay what they are; where the browser does not write AVIF that moves, it becomes WebP.',
    },
  ],
});
