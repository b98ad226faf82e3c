import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { cropShapes, ratioOf } from '#options/crop-shapes.ts';
import { area, formatOrInput, metadata, onlyWhen, quality } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { flag, pick } from '#options/builders.ts';

const cropTo = ({ ratio, ...box }: v.InferOutput<typeof area>) => ({
  type: 'crop' as const,
  ...box,
  ...(ratio !== undefined && { ratio }),
});

export default defineTool({
  title: 'Crop images',
  description: 'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.',
  family: 'image',
  common: true,
  action: 'Crop',
  suffix: 'cropped',
  asks: ['by'],
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'arrange',
  aka: ['cut', 'cut out', 'aspect ratio', 'square', 'frame', 'trim edges', 'crop photo', 'instagram square'],
  options: v.object({
    by: pick('Crop to', { box: 'A box I draw', shape: 'A fixed shape' }, 'box'),
    area: onlyWhen(area, { by: 'box' }),
    shape: pick('Shape', cropShapes, '1:1', { 'x-when': { by: 'shape' } }),
    gravity: pick(
      'Keep',
      {
        attention: 'The most interesting part',
        centre: 'The centre',
        start: 'The top or left',
        end: 'The bottom or right',
      },
      'attention',
      { 'x-when': { by: 'shape' } },
    ),
    exact: flag('Crop JPEG without re-encoding', false, {
      description: 'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.',
    }),
    format: formatOrInput,
    quality,
    metadata,
  }),
  job: ({ by, area, shape, gravity, exact, format, quality, metadata }) => ({
    engine: 'image',
    operation: {
      ...(exact ? { type: 'turn-or-crop' as const, edges: 'blocks' as const } : { type: 'encode' as const }),
      steps: [by === 'box' ? cropTo(area) : { type: 'crop-to-shape', ratio: ratioOf(shape) ?? 1, gravity }],
      output: { format, quality },
      metadata,
    },
  }),
  questions: [
    {
      question: 'Can I use one box for images of different sizes?',
      answer:
        'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.',
    },
    {
      question: 'How does it find the most interesting part?',
      answer:
        'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.',
    },
    {
      question: 'Do animations stay animated?',
      answer:
        'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.',
    },
    {
      question: 'Do photos lose quality?',
      answer:
        'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.',
    },
    {
      question: 'Is the part I crop off really removed?',
      answer: 'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.',
    },
  ],
});
