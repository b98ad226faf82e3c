import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { mostFrameRate } from '#jobs/contract/media-operation.ts';
import { defineTool } from '#tool.ts';
import { amount, flag } from '#options/builders.ts';

export default defineTool({
  title: 'Change speed of video and audio',
  description:
    'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.',
  family: 'video',
  action: 'Change speed',
  suffix: 'new-speed',
  asks: ['speed'],
  accepts: [...inputFormats('video'), ...inputFormats('audio')],
  batch: 'each',
  group: 'edit',
  drawnAs: 'speed',
  aka: [
    'slow motion',
    'slowmo',
    'speed up',
    'slow down',
    'faster',
    'slower',
    'timelapse',
    'tempo',
    'playback speed',
    'chipmunk voice',
  ],
  options: v.object({
    speed: amount('Speed', { min: 0.25, max: 4, unit: '×' }, 1.5, {
      description: '2 is twice as fast, 0.5 half as fast.',
    }),
    keepsPitch: flag('Keep the pitch', true, {
      description: 'If off, voices get higher when faster and lower when slower, as on a tape.',
    }),
  }),
  job: (change) => ({ engine: 'media', operation: { type: 'speed', ...change } }),
  questions: [
    {
      question: 'Does it reduce quality?',
      answer: `The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed ${mostFrameRate} frames per second. The audio is re-encoded at about its original bit rate.`,
    },
    {
      question: 'How is the pitch kept?',
      answer:
        'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.',
    },
    {
      question: 'Which format do I get?',
      answer:
        'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.',
    },
  ],
});
