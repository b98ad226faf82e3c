import * as v from 'valibot';
import { inputFormats } from '../formats.ts';
import { colour, formatOrInput, metadata, onlyWhen, quality } from '../options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Rotate and flip images',
  description: 'Turn images by 90°, 180° or any angle, straighten and mirror them, many at once, in your browser.',
  family: 'image',
  action: 'Rotate',
  accepts: inputFormats('image'),
  batch: 'each',
  options: v.object({
    turn: v.optional(
      v.pipe(
        v.picklist(['90', '270', '180', 'angle', '0']),
        v.title('Turn'),
        v.metadata({
          'x-labels': {
            '90': 'Right (90°)',
            '270': 'Left (90°)',
            '180': 'Upside down (180°)',
            angle: 'By another angle',
            '0': 'Not at all',
          },
        }),
      ),
      '90',
    ),
    angle: v.optional(
      v.pipe(
        v.number(),
        v.minValue(-180),
        v.maxValue(180),
        v.title('Angle'),
        v.description('Clockwise; below 0 the other way.'),
        v.metadata({ 'x-unit': '°', 'x-when': { turn: 'angle' } }),
      ),
      0,
    ),
    corners: v.optional(
      v.pipe(
        v.picklist(['cut', 'transparent', 'colour']),
        v.title('Empty corners'),
        v.metadata({
          'x-labels': {
            cut: 'Cut off, with the edges',
            transparent: 'Transparent; white in JPEG',
            colour: 'Filled with a colour',
          },
          'x-when': { turn: 'angle' },
        }),
      ),
      'cut',
    ),
    background: onlyWhen(colour('Colour of the corners', '#ffffff'), { turn: 'angle', corners: 'colour' }),
    mirror: v.optional(
      v.pipe(
        v.picklist(['none', 'horizontal', 'vertical']),
        v.title('Mirror'),
        v.description('After turning.'),
        v.metadata({
          'x-labels': { none: 'Not at all', horizontal: 'Left and right', vertical: 'Top and bottom' },
        }),
      ),
      'none',
    ),
    format: formatOrInput,
    quality,
    metadata,
  }),
  job: ({ turn, angle, corners, background, mirror, format, quality, metadata }) => ({
    engine: 'image',
    steps: [
      ...(turn === '0'
        ? []
        : [
            {
              type: 'rotate' as const,
              angle: turn === 'angle' ? angle : Number(turn),
              corners: corners === 'cut' ? ('cut' as const) : ('fill' as const),
              ...(corners === 'colour' && { background }),
            },
          ]),
      ...(mirror === 'none' ? [] : [{ type: 'flip' as const, direction: mirror }]),
    ],
    output: { format, quality },
    metadata,
  }),
  questions: [
    {
      question: 'My photo shows upright here, and lies on its side elsewhere. Why?',
      answer:
        'It carries a note to be turned, which some programs ignore. Choose “Not at all”: the result is really turned as the note says, and looks alike everywhere.',
    },
    {
      question: 'How do I straighten a crooked horizon?',
      answer:
        'Choose “By another angle” with a few degrees, and “Cut off, with the edges”: you get the largest upright picture that fits inside the turned one.',
    },
    {
      question: 'Does an animation stay one?',
      answer: 'Yes, every frame of a GIF, WebP or JPEG XL animation is turned, with its time.',
    },
  ],
});
