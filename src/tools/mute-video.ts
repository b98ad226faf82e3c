import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Mute video',
  description: 'Take the sound out of videos in your browser, many at once. The picture is copied bit for bit.',
  family: 'video',
  action: 'Mute',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({}),
  job: () => ({ engine: 'media', operation: { type: 'convert', container: 'input', audio: 'discard' } }),
  questions: [
    {
      question: 'Does the picture change?',
      answer: 'No. It is copied as it is, so it is exactly as good, and done in seconds.',
    },
    {
      question: 'Is the sound gone for good?',
      answer: 'From the result, yes: no sound track is left in it. Your own file stays as it is.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The one you put in. MPEG-TS recordings become MP4, by copying.',
    },
  ],
});
