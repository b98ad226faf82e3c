import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { goalOf, onlyWhen, ownSize, sizeGoal } from '../options/options.ts';
import { defineTool } from '../tool.ts';

const codecs = { mp3: 'mp3', m4a: 'aac', ogg: 'opus' } as const;

export default defineTool({
  title: 'Compress audio',
  description:
    'Make music and recordings smaller in your browser: to a size in MB, or by what you can spare. No upload.',
  family: 'audio',
  common: true,
  action: 'Compress',
  accepts: [...inputFormats('audio'), ...inputFormats('video')],
  batch: 'each',
  options: v.object({
    goal: sizeGoal('About half as large', 'About a quarter as large'),
    megabytes: onlyWhen(ownSize, { goal: 'own' }),
    format: v.optional(
      v.pipe(
        v.picklist(['m4a', 'mp3', 'ogg']),
        v.title('Format'),
        v.description('Opus sounds best at low rates. M4A and MP3 play everywhere.'),
        v.metadata({ 'x-labels': { m4a: 'M4A (AAC)', mp3: 'MP3', ogg: 'Ogg (Opus)' } }),
      ),
      'm4a',
    ),
  }),
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
      question: 'How near does it come to the size I choose?',
      answer:
        'It never goes above it. M4A and Ogg mostly use 95% or more of the room. MP3 knows only certain bit rates: it takes the next one below.',
    },
    {
      question: 'What about WAV and FLAC?',
      answer:
        'They hold every sample, so much can be won: half of a WAV is still more than the other formats need, and they stop at 320 kbit/s.',
    },
    {
      question: 'Can the result be larger than my file?',
      answer: 'No. When nothing is won, or your file is small enough already, you get it back byte for byte.',
    },
  ],
});
