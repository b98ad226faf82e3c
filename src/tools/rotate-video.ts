import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { mirror } from '../options/options.ts';
import { defineTool } from '../tool.ts';

/** A picture turned upside down and mirrored has its top and bottom changed. */
const turned = (turn: number, mirror: string) => (turn + (mirror === 'vertical' ? 180 : 0)) % 360;
const isTurn = (angle: number): angle is 90 | 180 | 270 => angle === 90 || angle === 180 || angle === 270;

export default defineTool({
  title: 'Rotate and flip video',
  description:
    'Turn videos by 90° or 180° and mirror them in your browser. MP4 and MOV are turned without re-encoding.',
  family: 'video',
  action: 'Rotate',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    turn: v.optional(
      v.pipe(
        v.picklist(['90', '270', '180', '0']),
        v.title('Turn'),
        v.metadata({
          'x-labels': { '90': 'Right (90°)', '270': 'Left (90°)', '180': 'Upside down (180°)', '0': 'Not at all' },
        }),
      ),
      '90',
    ),
    mirror,
    redraw: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Turn every frame'),
        v.description('For players that ignore the note in an MP4 or MOV. The picture is re-encoded.'),
      ),
      false,
    ),
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
      question: 'Does turning cost quality?',
      answer:
        'Not in MP4 and MOV: they hold a note that says how the picture is to be shown, and that alone is changed. WebM and Matroska have no such note that players heed, so their picture is re-encoded.',
    },
    {
      question: 'My video still shows the old way in one player. Why?',
      answer: 'It ignores the note, which mostly happens with mirrored videos. Choose “Turn every frame”.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The one you put in. MPEG-TS recordings become MP4.',
    },
  ],
});
