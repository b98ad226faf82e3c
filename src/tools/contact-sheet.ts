import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { frameFormat, quality } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { whole } from '#options/builders.ts';

export default defineTool({
  title: 'Video contact sheet',
  description: 'See a whole video in one image: frames from start to end, each with its time.',
  family: 'video',
  action: 'Make contact sheet',
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'inspect',
  drawnAs: 'grid',
  aka: ['thumbnails', 'overview', 'storyboard', 'frames in a grid', 'thumbnail sheet'],
  options: v.object({
    count: whole('Frames', { min: 1, max: 400 }, 20),
    columns: whole('Columns', { min: 1, max: 20 }, 4),
    longest: whole('Longer side of a frame', { min: 64, max: 1920 }, 320),
    format: frameFormat,
    quality,
  }),
  job: ({ count, columns, longest, format, quality }) => ({
    engine: 'media',
    operation: { type: 'frames', which: { type: 'count', count }, format, quality, longest, sheet: { columns } },
  }),
  questions: [
    {
      question: 'Which frames are shown?',
      answer: 'The video is divided into as many parts as you want frames, and the middle frame of each part is used.',
    },
    {
      question: 'How do I make a thumbnail?',
      answer: 'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.',
    },
    {
      question: 'How large may a video be?',
      answer: 'As large as you like: only the frames on the sheet are decoded.',
    },
  ],
});
