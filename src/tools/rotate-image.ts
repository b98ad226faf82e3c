import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { colour, formatOrInput, metadata, mirror, onlyWhen, quality } from '../options/options.ts';
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
    mirror,
    exact: v.optional(
      v.pipe(
        v.picklist(['note', 'blocks', 'encode']),
        v.title('JPEG photos'),
        v.description(
          'A JPEG is turned block by block, without encoding it again. If its sides are no whole blocks, a note in the file turns it, or up to 15 pixels are cut at an edge.',
        ),
        v.metadata({
          'x-labels': {
            note: 'Keep every pixel',
            blocks: 'Keep pixels, cut edges',
            encode: 'Encode again',
          },
          'x-when': { turn: ['90', '270', '180', '0'] },
        }),
      ),
      'note',
    ),
    format: formatOrInput,
    quality,
    metadata,
  }),
  job: ({ turn, angle, corners, background, mirror, exact, format, quality, metadata }) => ({
    engine: 'image',
    operation: {
      ...(exact === 'encode' ? { type: 'encode' as const } : { type: 'turn-or-crop' as const, edges: exact }),
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
    },
  }),
  questions: [
    {
      question: 'My photo shows upright here, and lies on its side elsewhere. Why?',
      answer:
        'It carries a note to be turned, which some programs ignore. Choose “Not at all”: the result is really turned as the note says, and looks alike everywhere. A JPEG loses up to 15 pixels at an edge by that, if its sides are not whole blocks.',
    },
    {
      question: 'Does a photo lose quality?',
      answer:
        'A JPEG does not, turned by right angles or mirrored: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, it gets a note to be turned instead, unless you choose otherwise. Other angles, and other lossy formats, are encoded again.',
    },
    {
      question: 'How do I straighten a crooked horizon?',
      answer:
        'Choose “By another angle” with a few degrees, and “Cut off, with the edges”: you get the largest upright picture that fits inside the turned one.',
    },
    {
      question: 'Does an animation stay one?',
      answer:
        'Yes, every frame is turned, with its time. GIF, WebP, APNG, AVIF and JPEG XL stay what they are; where the browser does not write AVIF that moves, it becomes WebP.',
    },
  ],
});
