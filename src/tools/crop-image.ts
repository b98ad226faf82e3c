import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { area, formatOrInput, metadata, onlyWhen, quality } from '../options/options.ts';
import { defineTool } from '../tool.ts';

/** Width by height. */
const shapes = {
  '1:1': 'Square (1:1)',
  '5:4': '5:4',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': 'Wide (16:9)',
  '21:9': 'Cinema (21:9)',
  '4:5': '4:5, upright',
  '3:4': '3:4, upright',
  '2:3': '2:3, upright',
  '9:16': 'Phone (9:16)',
} as const;

const ratioOf = (shape: string) => {
  const [width = 1, height = 1] = shape.split(':').map(Number);
  return width / height;
};

const cropTo = ({ ratio, ...box }: v.InferOutput<typeof area>) => ({
  type: 'crop' as const,
  ...box,
  ...(ratio !== undefined && { ratio }),
});

export default defineTool({
  title: 'Crop images',
  description: 'Cut images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once, in your browser.',
  family: 'image',
  common: true,
  action: 'Crop',
  accepts: inputFormats('image'),
  batch: 'each',
  options: v.object({
    by: v.optional(
      v.pipe(
        v.picklist(['box', 'shape']),
        v.title('Crop to'),
        v.metadata({ 'x-labels': { box: 'The box on the picture', shape: 'A shape, found in each' } }),
      ),
      'box',
    ),
    area: onlyWhen(area, { by: 'box' }),
    shape: v.optional(
      v.pipe(
        v.picklist(Object.keys(shapes) as (keyof typeof shapes)[]),
        v.title('Shape'),
        v.metadata({ 'x-labels': shapes, 'x-when': { by: 'shape' } }),
      ),
      '1:1',
    ),
    gravity: v.optional(
      v.pipe(
        v.picklist(['attention', 'centre', 'start', 'end']),
        v.title('Keep'),
        v.metadata({
          'x-labels': {
            attention: 'What catches the eye',
            centre: 'The middle',
            start: 'The top or the left',
            end: 'The bottom or the right',
          },
          'x-when': { by: 'shape' },
        }),
      ),
      'attention',
    ),
    exact: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Keep the pixels of JPEG exactly'),
        v.description('Cuts between the blocks of a JPEG, without encoding it again: up to 15 pixels more stay.'),
      ),
      false,
    ),
    format: formatOrInput,
    quality,
    metadata,
  }),
  job: ({ by, area, shape, gravity, exact, format, quality, metadata }) => ({
    engine: 'image',
    operation: {
      ...(exact ? { type: 'turn-or-crop' as const, edges: 'blocks' as const } : { type: 'encode' as const }),
      steps: [by === 'box' ? cropTo(area) : { type: 'crop-to-shape', ratio: ratioOf(shape), gravity }],
      output: { format, quality },
      metadata,
    },
  }),
  questions: [
    {
      question: 'Does one box suit pictures of different sizes?',
      answer:
        'As a share of the sides, it does: a box over the left half keeps the left half of every picture. A box that is held to a shape, such as 1:1, keeps that shape on all of them. Choose pixels when every picture has the same size, or the same frame to cut off. The arrows beside the picture show the box on each file.',
    },
    {
      question: 'How does it find what catches the eye?',
      answer:
        'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device, and knows no faces.',
    },
    {
      question: 'Does an animation stay one?',
      answer:
        'Yes, every frame is cropped at the same place, with its time. GIF, WebP, APNG, AVIF and JPEG XL stay what they are; where the browser does not write AVIF that moves, it becomes WebP.',
    },
    {
      question: 'Does a photo lose quality?',
      answer:
        'A JPEG is encoded again at the quality that you choose, unless you keep its pixels exactly: then it is cut where its blocks of 8 or 16 pixels begin, and what is left is what your file has, bit for bit. What catches the eye can only be found by decoding, so then it is encoded again.',
    },
    {
      question: 'Is what I cut off gone from the file?',
      answer: 'Yes. The small preview that cameras put into a photo shows the uncut picture, so it is left out too.',
    },
  ],
});
