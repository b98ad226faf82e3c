import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { codec, lossyAudioCodecs, videoCodecs } from '#options/media-options.ts';
import { goalOf, onlyWhen, ownSize, sizeGoal } from '#options/options.ts';
import { presetsFor, sendingLimits } from '#options/presets.ts';
import { defineTool } from '#tool.ts';
import { compressTo } from '#words/actions.ts';
import { pick } from '#options/builders.ts';

/** The codecs that most players expect in each container. */
const usual = {
  mp4: { picture: 'avc', sound: 'aac' },
  webm: { picture: 'vp9', sound: 'opus' },
  mkv: { picture: 'avc', sound: 'aac' },
} as const;

export default defineTool({
  title: 'Compress video',
  description: 'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.',
  family: 'video',
  common: true,
  action: 'Compress',
  suffix: 'compressed',
  says: ({ goal, megabytes }) => compressTo((goal === 'own' ? megabytes : Number(goal)) * 1e6),
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'smaller',
  aka: ['shrink', 'reduce size', 'smaller', 'file size', 'bitrate', 'under size', 'resize in mb', 'handbrake'],
  options: v.object({
    goal: sizeGoal,
    megabytes: onlyWhen(ownSize, { goal: 'own' }),
    container: pick('Format', { mp4: 'MP4', webm: 'WebM', mkv: 'Matroska (MKV)' }, 'mp4', { 'x-role': 'container' }),
    codec: codec(
      'Video codec',
      'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.',
      ['usual', 'H.264, or VP9 in WebM'],
      videoCodecs,
    ),
    sound: codec(
      'Audio codec',
      'AAC plays everywhere. Opus sounds better at the same size.',
      ['usual', 'AAC, or Opus in WebM'],
      lossyAudioCodecs,
    ),
  }),
  // For these, the video should play wherever it arrives.
  presets: presetsFor(sendingLimits, (megabytes) => ({ goal: 'own', megabytes, container: 'mp4' })),
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
      question: 'How close does it get to the size I choose?',
      answer:
        'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.',
    },
    {
      question: 'What is reduced first?',
      answer:
        'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.',
    },
    {
      question: 'Can the result be larger than my file?',
      answer: 'No. If it cannot be made smaller, or is already small enough, you get your file back byte for byte.',
    },
  ],
});
