import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

export default defineTool({
  title: 'Merge audio',
  description:
    'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.',
  family: 'audio',
  action: 'Merge',
  suffix: 'merged',
  accepts: [...inputFormats('audio'), ...inputFormats('video')],
  batch: 'all',
  group: 'arrange',
  aka: [
    'join',
    'combine',
    'concatenate',
    'put together',
    'stitch',
    'append',
    'join mp3',
    'one audio file',
    'join voice memos',
    'combine podcasts',
  ],
  options: v.object({
    container: pick(
      'Format',
      {
        input: 'Same as the first file',
        mp3: 'MP3',
        m4a: 'M4A',
        wav: 'WAV',
        flac: 'FLAC',
        ogg: 'Ogg',
      },
      'input',
    ),
  }),
  job: ({ container }) => ({
    engine: 'media',
    operation: { type: 'join', container, video: 'discard' },
  }),
  questions: [
    {
      question: 'Does merging reduce quality?',
      answer:
        'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.',
    },
    {
      question: 'What about different sample rates?',
      answer: 'The first file decides. The others are converted to its sample rate and number of channels.',
    },
    {
      question: 'Which tags does the result have?',
      answer: 'The tags and cover of the first file.',
    },
  ],
});
