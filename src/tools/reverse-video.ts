import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Reverse video and audio',
  description: 'Play videos and sound backwards, picture and sound together, of any length, in your browser.',
  family: 'video',
  action: 'Reverse',
  accepts: [...inputFormats('video'), ...inputFormats('audio')],
  batch: 'each',
  options: v.object({}),
  job: () => ({ engine: 'media', operation: { type: 'reverse' } }),
  questions: [
    {
      question: 'How long may a video be?',
      answer:
        'As long as you like. It is decoded from its end, one group of pictures at a time, so memory use does not grow with its length; a long one takes as long as encoding it takes.',
    },
    {
      question: 'Does it cost quality?',
      answer:
        'Picture and sound are re-encoded, at about the bit rate that they have: each frame of a video is told by those before it, which now come after. WAV and FLAC lose nothing.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The one you put in. Bare AAC becomes M4A, and MPEG-TS recordings become MP4.',
    },
  ],
});
