import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { timeRange } from '../options/media-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Trim audio',
  description: 'Cut the start and end off music and recordings of any length, without loss.',
  family: 'audio',
  common: true,
  action: 'Trim',
  asks: ['start', 'end'],
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
  ],
  options: v.object(timeRange),
  job: ({ start, end }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container: 'input',
      video: 'discard',
      trim: { start, ...(end && { end }), exact: false },
    },
  }),
  questions: [
    {
      question: 'Does trimming reduce quality?',
      answer:
        'No: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.',
    },
    {
      question: 'Which format do I get?',
      answer:
        'The same format as your file, with its tags and cover. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.',
    },
  ],
});
