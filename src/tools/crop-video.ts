import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { cropShapes, ratioOf } from '#options/crop-shapes.ts';
import { area } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

const shape = pick('Shape', { free: 'Any shape', own: 'Same as the video', ...cropShapes }, 'free', {
  description: 'TikTok, Reels and Shorts are 9:16.',
  'x-role': 'shape',
});

export default defineTool({
  title: 'Crop video',
  description: 'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.',
  family: 'video',
  action: 'Crop',
  suffix: 'cropped',
  asks: ['shape'],
  accepts: inputFormats('video'),
  batch: 'each',
  needsFile: true,
  group: 'arrange',
  aka: [
    'aspect ratio',
    'vertical video',
    'landscape to portrait',
    'portrait to landscape',
    'tiktok video',
    'instagram reels',
    'youtube shorts',
    'square video',
    'black bars',
    'crop screen recording',
    'zoom in video',
    'cut edges',
  ],
  options: v.object({
    shape,
    // All of the picture: a shape is then as large as it can be.
    area: v.optional(area.wrapped, { left: 0, top: 0, width: 1, height: 1, unit: 'share' }),
  }),
  job: ({ shape, area: { ratio = ratioOf(shape), ...box } }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container: 'input',
      video: { crop: { ...box, ...(ratio !== undefined && { ratio }) } },
    },
  }),
  questions: [
    {
      question: 'How do I make a horizontal video vertical?',
      answer:
        'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.',
    },
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
        'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.',
    },
  ],
});
