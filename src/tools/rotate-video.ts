import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { mirror } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { flag, choice } from '#options/builders.ts';

/** A vertical flip is a horizontal flip rotated by 180°. */
const turned = (turn: number, mirror: string) => (turn + (mirror === 'vertical' ? 180 : 0)) % 360;
const isTurn = (angle: number): angle is 90 | 180 | 270 => angle === 90 || angle === 180 || angle === 270;

export default defineTool({
  title: 'Rotate and flip video',
  description: 'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.',
  family: 'video',
  action: 'Rotate',
  suffix: 'rotated',
  asks: ['turn'],
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'arrange',
  aka: [
    'turn',
    'flip',
    'mirror',
    'sideways',
    'upside down',
    'portrait',
    'landscape',
    'phone video sideways',
    'rotate iphone video',
  ],
  options: v.object({
    turn: choice('Rotate', ['90', '270', '180', '0'], '90', {
      'x-labels': { '90': 'Right (90°)', '270': 'Left (90°)', '180': 'Upside down (180°)', '0': 'None' },
    }),
    mirror,
    redraw: flag('Rotate every frame', false, {
      description: 'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.',
    }),
  }),
  job: ({ turn, mirror, redraw }) => {
    const angle = turned(Number(turn), mirror);
    return {
      engine: 'media',
      operation: {
        type: 'convert',
        container: 'input',
        video: {
          ...(isTurn(angle) && { angle }),
          ...(mirror !== 'none' && { mirror: true }),
          ...(redraw && { redraw }),
        },
      },
    };
  },
  questions: [
    {
      question: 'Does rotating reduce quality?',
      answer:
        'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.',
    },
    {
      question: 'Why does one player still show my video the old way?',
      answer: 'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The same format as your file. MPEG-TS recordings become MP4.',
    },
  ],
});
