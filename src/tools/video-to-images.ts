import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { frameFormat, quality } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { pick, whole, option } from '#options/builders.ts';

export default defineTool({
  title: 'Video to images',
  description: 'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.',
  family: 'video',
  action: 'Save frames',
  asks: ['which'],
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'convert',
  drawnAs: 'to-photo',
  aka: [
    'frames',
    'frames from video',
    'video thumbnail',
    'thumbnail of video',
    'screenshots of video',
    'screen shot',
    'snapshot',
    'stills',
    'frame grab',
    'video to jpg',
    'extract frames',
  ],
  options: v.object({
    which: pick('Frames', { count: 'Evenly spaced', every: 'One every few seconds', at: 'At one time' }, 'count'),
    count: whole('Number of frames', { min: 1, max: 500 }, 10, { 'x-when': { which: 'count' } }),
    seconds: option('Every', v.pipe(v.number(), v.minValue(0.01)), 5, { 'x-unit': 's', 'x-when': { which: 'every' } }),
    time: option('Time', v.pipe(v.number(), v.minValue(0)), 0, {
      description: 'Seconds, or a time such as 2:40.',
      'x-unit': 's',
      'x-control': 'time',
      'x-when': { which: 'at' },
    }),
    format: frameFormat,
    quality,
  }),
  job: ({ which, count, seconds, time, format, quality }) => ({
    engine: 'media',
    operation: {
      type: 'frames',
      which:
        which === 'count'
          ? { type: which, count }
          : which === 'every'
            ? { type: which, seconds }
            : { type: which, seconds: time },
      format,
      quality,
    },
  }),
  questions: [
    {
      question: 'How large are the images?',
      answer: 'As large as the video, upright. PNG keeps every decoded pixel.',
    },
    {
      question: 'Which frames do I get?',
      answer:
        'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.',
    },
  ],
});
