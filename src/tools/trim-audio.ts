import * as v from 'valibot';
import { inputFormats, outputFormats } from '#formats/formats.ts';
import { audioIn, containerOrInput, timeRange } from '#options/media-options.ts';
import { defineTool } from '#tool.ts';
import { trimTo } from '#words/actions.ts';

export default defineTool({
  title: 'Trim audio',
  description: 'Cut the start and end off music and recordings of any length, without loss.',
  family: 'audio',
  common: true,
  action: 'Trim',
  suffix: 'trimmed',
  says: ({ container }) => (container === 'input' ? 'Trim' : trimTo(container)),
  asks: ['start', 'end', 'container'],
  accepts: [...inputFormats('audio'), ...inputFormats('video')],
  batch: 'each',
  group: 'arrange',
  aka: [
    'cut',
    'clip',
    'shorten',
    'split',
    'ring tone',
    'ringtone',
    'crop audio',
    'part of song',
    'mp3 cutter',
    'cut song',
    'cut and convert',
  ],
  options: v.object({
    ...timeRange,
    container: containerOrInput(outputFormats('audio')),
  }),
  job: ({ start, end, container }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container,
      video: 'discard',
      ...audioIn(container),
      trim: { start, ...(end && { end }), exact: false },
    },
  }),
  questions: [
    {
      question: 'Does trimming reduce quality?',
      answer:
        'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.',
    },
    {
      question: 'Which format do I get?',
      answer:
        'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.',
    },
  ],
});
