import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { area } from '../options/options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Crop video',
  description: 'Crop videos to a box that you draw, such as 9:16 or part of a screen recording.',
  family: 'video',
  action: 'Crop',
  accepts: inputFormats('video'),
  batch: 'each',
  needsFile: true,
  group: 'arrange',
  aka: ['aspect ratio', 'vertical video', 'black bars', 'square video', 'crop screen recording'],
  options: v.object({ area }),
  job: ({ area }) => ({ engine: 'media', operation: { type: 'convert', container: 'input', video: { crop: area } } }),
  questions: [
    {
      question: 'Does cropping reduce quality?',
      answer: 'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.',
    },
    {
      question: 'Is the part I crop off really removed?',
      answer: 'Yes. Only what is inside the box is encoded.',
    },
    {
      question: 'Can I use one box for videos of different sizes?',
      answer:
        'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.',
    },
  ],
});
