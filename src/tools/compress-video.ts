import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { codec, lossyAudioCodecs, videoCodecs } from '../options/media-options.ts';
import { goalOf, onlyWhen, ownSize, sizeGoal } from '../options/options.ts';
import { defineTool } from '../tool.ts';

/** What most players of each expect. */
const usual = {
  mp4: { picture: 'avc', sound: 'aac' },
  webm: { picture: 'vp9', sound: 'opus' },
  mkv: { picture: 'avc', sound: 'aac' },
} as const;

export default defineTool({
  title: 'Compress video',
  description:
    'Make videos smaller in your browser: under 8, 10, 25, 50 or 100 MB, or by what you can spare. No upload.',
  family: 'video',
  common: true,
  action: 'Compress',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    goal: sizeGoal('About half as large', 'About a quarter as large'),
    megabytes: onlyWhen(ownSize, { goal: 'own' }),
    container: v.optional(
      v.pipe(
        v.picklist(['mp4', 'webm', 'mkv']),
        v.title('Format'),
        v.metadata({ 'x-role': 'container', 'x-labels': { mp4: 'MP4', webm: 'WebM', mkv: 'Matroska (MKV)' } }),
      ),
      'mp4',
    ),
    codec: codec(
      'Codec of the picture',
      'H.264 plays everywhere. The others look better at the same size, and take longer.',
      ['usual', 'H.264, or VP9 in WebM'],
      videoCodecs,
    ),
    sound: codec(
      'Codec of the sound',
      'AAC plays everywhere. Opus sounds better at the same size.',
      ['usual', 'AAC, or Opus in WebM'],
      lossyAudioCodecs,
    ),
  }),
  job: ({ goal, megabytes, container, codec, sound }) => {
    const expected = usual[container];
    return {
      engine: 'media',
      operation: {
        type: 'compress',
        container,
        video: { codec: codec === 'usual' ? expected.picture : codec },
        audio: { codec: sound === 'usual' ? expected.sound : sound },
        goal: goalOf(goal, megabytes, { smaller: 0.5, smallest: 0.25 }),
      },
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
