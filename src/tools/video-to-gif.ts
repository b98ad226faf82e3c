import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { mostAnimationFrames } from '#jobs/contract/media-operation.ts';
import { timeRange } from '#options/media-options.ts';
import { loop, onlyWhen, quality } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { describeWhole } from '#wording/amounts.ts';
import { make } from '#words/actions.ts';
import { pick, whole, choice } from '#options/builders.ts';

const frameRates = ['5', '10', '12', '15', '20', '25', '50'] as const;

export default defineTool({
  title: 'Video to GIF',
  description: 'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.',
  family: 'video',
  common: true,
  action: 'Make GIF',
  says: ({ format }) => make(format),
  asks: ['start', 'end'],
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'convert',
  drawnAs: 'to-frames',
  aka: ['make gif', 'animated gif', 'clip to gif', 'video to webp', 'gif maker'],
  options: v.object({
    format: pick('Format', { gif: 'GIF', webp: 'Animated WebP' }, 'gif', {
      description: 'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.',
    }),
    ...timeRange,
    frameRate: choice('Frames per second', frameRates, '12', {
      'x-labels': Object.fromEntries(frameRates.map((rate) => [rate, rate])),
    }),
    width: whole('Width', { min: 16, max: 1920, unit: 'px' }, 480, {
      description: 'The height is set to match. Never larger than the video.',
    }),
    quality,
    dither: onlyWhen(
      pick('Colour blending', { pattern: 'Pattern (smaller)', diffusion: 'Smooth', none: 'Off' }, 'pattern'),
      { format: 'gif' },
    ),
    loop,
  }),
  job: ({ format, start, end, frameRate, width, quality, dither, loop }) => ({
    engine: 'media',
    operation: {
      type: 'animation',
      format,
      trim: { start, ...(end && { end }) },
      frameRate: Number(frameRate),
      width,
      loop,
      quality,
      dither,
    },
  }),
  questions: [
    {
      question: 'How do I make a GIF smaller?',
      answer:
        'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.',
    },
    {
      question: 'How long can it be?',
      answer: `Up to ${describeWhole(mostAnimationFrames)} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.`,
    },
    {
      question: 'Does it keep the audio?',
      answer: 'No: GIF and WebP cannot hold audio.',
    },
  ],
});
