import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Mute video',
  description: 'Remove the audio from videos, many at once. The video is copied bit for bit.',
  family: 'video',
  action: 'Mute',
  suffix: 'muted',
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'edit',
  aka: [
    'remove sound',
    'take sound off',
    'strip audio',
    'silence',
    'no sound',
    'remove audio',
    'without audio',
    'delete sound',
    'silent video',
  ],
  options: v.object({}),
  job: () => ({ engine: 'media', operation: { type: 'convert', container: 'input', audio: 'discard' } }),
  questions: [
    {
      question: 'Does the video change?',
      answer: 'No. It is copied unchanged, so it looks exactly the same and takes seconds.',
    },
    {
      question: 'Is the audio really removed?',
      answer: 'From the result, yes: it has no audio track. Your own file stays as it is.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.',
    },
  ],
});
