import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { area } from '../options/options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Crop video',
  description: 'Cut videos to a box that you draw on the picture, such as 9:16 or a part of a screen, in your browser.',
  family: 'video',
  action: 'Crop',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({ area }),
  job: ({ area }) => ({ engine: 'media', operation: { type: 'convert', container: 'input', video: { crop: area } } }),
  questions: [
    {
      question: 'Does cropping cost quality?',
      answer: 'The picture is re-encoded, with as many bits for each pixel as before. The sound is copied as it is.',
    },
    {
      question: 'Is what I cut off gone from the file?',
      answer: 'Yes. Only what is inside the box is encoded.',
    },
    {
      question: 'Does one box suit videos of different sizes?',
      answer:
        'As a share of the sides, it does: a box over the left half keeps the left half of every video. Choose pixels when all have the same size. The arrows beside the picture show the box on each file.',
    },
  ],
});
