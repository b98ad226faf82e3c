import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { timeRange } from '../options/media-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Trim audio',
  description: 'Cut the start and the end off music and recordings of any length, without loss, in your browser.',
  family: 'audio',
  common: true,
  action: 'Trim',
  accepts: [...inputFormats('audio'), ...inputFormats('video')],
  batch: 'each',
  options: v.object(timeRange),
  job: ({ start, end }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container: 'input',
      video: 'discard',
      trim: { start, ...(end > 0 && { end }), exact: false },
    },
  }),
  questions: [
    {
      question: 'Does trimming cost quality?',
      answer:
        'No: the sound is copied as it is. MP3, AAC and Opus are made of packets of about a fiftieth of a second, and the cut falls between two of them.',
    },
    {
      question: 'Which format do I get?',
      answer:
        'The one you put in, with its tags and cover. Of a video you get the sound, as it is. AAC becomes M4A; AIFF and CAF become WAV.',
    },
  ],
});
