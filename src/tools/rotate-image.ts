import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { colour, formatOrInput, metadata, mirror, onlyWhen, quality } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { amount, pick, choice } from '#options/builders.ts';

export default defineTool({
  title: 'Rotate and flip images',
  description: 'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.',
  family: 'image',
  action: 'Rotate',
  suffix: 'rotated',
  asks: ['turn'],
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'arrange',
  aka: ['turn', 'flip', 'mirror', 'straighten', 'upside down', 'sideways', 'deskew'],
  options: v.object({
    turn: choice('Rotate', ['90', '270', '180', 'angle', '0'], '90', {
      'x-labels': {
        '90': 'Right (90°)',
        '270': 'Left (90°)',
        '180': 'Upside down (180°)',
        angle: 'By another angle',
        '0': 'None',
      },
    }),
    angle: amount('Angle', { min: -180, max: 180, unit: '°' }, 0, {
      description: 'Clockwise; negative numbers rotate the other way.',
      'x-when': { turn: 'angle' },
    }),
    corners: pick(
      'Empty corners',
      { cut: 'Crop them off', transparent: 'Transparent (white in JPEG)', colour: 'Fill with a colour' },
      'cut',
      { 'x-when': { turn: 'angle' } },
    ),
    background: onlyWhen(colour('Corner colour', '#ffffff'), { turn: 'angle', corners: 'colour' }),
    mirror,
    exact: pick(
      'JPEG photos',
      { note: 'Keep every pixel', blocks: 'Keep pixels, crop edges', encode: 'Re-encode' },
      'note',
      {
        description:
          'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.',
        'x-when': { turn: ['90', '270', '180', '0'] },
      },
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
      question: 'Why is my photo upright here and sideways elsewhere?',
      answer:
        'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.',
    },
    {
      question: 'Do photos lose quality?',
      answer:
        'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.',
    },
    {
      question: 'How do I straighten a crooked horizon?',
      answer:
        'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.',
    },
    {
      question: 'Do animations stay animated?',
      answer:
        'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.',
    },
  ],
});
