import * as v from 'valibot';
import { inputFormats } from '../formats.ts';
import { goalOf, onlyWhen, ownSize, sizeGoal } from '../options.ts';
import { defineTool } from '../tool.ts';

const outputs = {
  mp4: { container: 'mp4', video: 'avc', audio: 'aac' },
  av1: { container: 'mp4', video: 'av1', audio: 'aac' },
  webm: { container: 'webm', video: 'vp9', audio: 'opus' },
} as const;

export default defineTool({
  title: 'Compress video',
  description:
    'Make videos smaller in your browser: under 8, 10, 25, 50 or 100 MB, or by what you can spare. No upload.',
  family: 'video',
  action: 'Compress',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    goal: sizeGoal('About half as large', 'About a quarter as large'),
    megabytes: onlyWhen(ownSize, { goal: 'own' }),
    format: v.optional(
      v.pipe(
        v.picklist(['mp4', 'av1', 'webm']),
        v.title('Format'),
        v.description('H.264 plays everywhere. The others look better at the same size.'),
        v.metadata({ 'x-labels': { mp4: 'MP4 (H.264)', av1: 'MP4 (AV1)', webm: 'WebM (VP9)' } }),
      ),
      'mp4',
    ),
  }),
  job: ({ goal, megabytes, format }) => {
    const { container, video, audio } = outputs[format];
    return {
      engine: 'media',
      container,
      video: { codec: video },
      audio: { codec: audio },
      goal: goalOf(goal, megabytes, { smaller: 0.5, smallest: 0.25 }),
    };
  },
  questions: [
    {
      question: 'How near does it come to the size I choose?',
      answer:
        'It never goes above it. It encodes, looks at the size, and encodes again with what it has learnt, until 95% or more of the room is used, at most eight times. A picture that needs no more bits stays below.',
    },
    {
      question: 'What gives way first?',
      answer:
        'The bit rate. Where that would make the picture coarse, first frames beyond 30 a second go, then the picture becomes smaller. The result says so.',
    },
    {
      question: 'Can the result be larger than my file?',
      answer: 'No. When nothing is won, or your file is small enough already, you get it back byte for byte.',
    },
  ],
});
