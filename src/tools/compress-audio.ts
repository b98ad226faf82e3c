import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { goalOf, onlyWhen, ownSize, sizeGoal } from '#options/options.ts';
import { presetsFor, sendingLimits } from '#options/presets.ts';
import { defineTool } from '#tool.ts';
import { compressTo } from '#words/actions.ts';
import { pick } from '#options/builders.ts';

const codecs = { mp3: 'mp3', m4a: 'aac', ogg: 'opus' } as const;

export default defineTool({
  title: 'Compress audio',
  description: 'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.',
  family: 'audio',
  common: true,
  action: 'Compress',
  suffix: 'compressed',
  says: ({ goal, megabytes }) => compressTo((goal === 'own' ? megabytes : Number(goal)) * 1e6),
  accepts: [...inputFormats('audio'), ...inputFormats('video')],
  batch: 'each',
  group: 'smaller',
  aka: ['shrink', 'reduce size', 'smaller', 'bitrate', 'audio size', 'mp3 smaller'],
  options: v.object({
    goal: sizeGoal,
    megabytes: onlyWhen(ownSize, { goal: 'own' }),
    format: pick('Format', { m4a: 'M4A (AAC)', mp3: 'MP3', ogg: 'Ogg (Opus)' }, 'm4a', {
      description: 'Opus sounds best at low bit rates. M4A and MP3 play everywhere.',
    }),
  }),
  presets: presetsFor(sendingLimits, (megabytes) => ({ goal: 'own', megabytes })),
  job: ({ goal, megabytes, format }) => ({
    engine: 'media',
    operation: {
      type: 'compress',
      container: format,
      video: 'discard',
      audio: { codec: codecs[format] },
      goal: goalOf(goal, megabytes, { smaller: 0.5, smallest: 0.25 }),
    },
  }),
  questions: [
    {
      question: 'How close does it get to the size I choose?',
      answer:
        'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.',
    },
    {
      question: 'What about WAV and FLAC?',
      answer:
        'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.',
    },
    {
      question: 'Can the result be larger than my file?',
      answer: 'No. If it cannot be made smaller, or is already small enough, you get your file back byte for byte.',
    },
  ],
});
