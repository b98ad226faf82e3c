import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { frameFormat, quality } from '../options/options.ts';
import { defineTool } from '../tool.ts';

const whole = (title: string, description: string, least: number, most: number, initial: number) =>
  v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.title(title), v.description(description)),
    initial,
  );

export default defineTool({
  title: 'Contact sheet of a video',
  description:
    'See a whole video on one picture: frames from its start to its end, each with its time, in your browser.',
  family: 'video',
  action: 'Make the sheet',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    count: whole('Frames', 'Evenly, from start to end.', 1, 400, 20),
    columns: whole('Columns', 'Frames side by side.', 1, 20, 4),
    longest: whole('Size of a frame', 'Its longer side, in pixels.', 64, 1920, 320),
    format: frameFormat,
    quality,
  }),
  job: ({ count, columns, longest, format, quality }) => ({
    engine: 'media',
    operation: { type: 'frames', which: { type: 'count', count }, format, quality, longest, sheet: { columns } },
  }),
  questions: [
    {
      question: 'Which frames are on it?',
      answer: 'The video is cut into as many parts as you want frames, and the middle of each is taken.',
    },
    {
      question: 'How do I make a thumbnail?',
      answer: 'Choose one frame and one column. To take the frame at a time of your own, use “Video to images”.',
    },
    { question: 'How large may a video be?', answer: 'As large as you like: only the frames on the sheet are read.' },
  ],
});
