import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Reverse video and audio',
  description: 'Play video and audio backwards, whatever its length.',
  family: 'video',
  action: 'Reverse',
  suffix: 'reversed',
  accepts: [...inputFormats('video'), ...inputFormats('audio')],
  batch: 'each',
  group: 'edit',
  aka: ['backwards', 'play backwards', 'rewind', 'reverse audio', 'reverse sound'],
  options: v.object({}),
  job: () => ({ engine: 'media', operation: { type: 'reverse' } }),
  questions: [
    {
      question: 'How long can a video be?',
      answer:
        'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.',
    },
    {
      question: 'Does it reduce quality?',
      answer:
        'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.',
    },
  ],
});
