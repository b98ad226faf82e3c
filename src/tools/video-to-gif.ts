import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { mostAnimationFrames } from '../jobs/contract/media-operation.ts';
import { timeRange } from '../options/media-options.ts';
import { loop, onlyWhen, quality } from '../options/options.ts';
import { defineTool } from '../tool.ts';

const frameRates = ['5', '10', '12', '15', '20', '25', '50'] as const;

export default defineTool({
  title: 'Video to GIF',
  description:
    'Turn a part of a video into an animated GIF or WebP: its speed, size and loops as you choose, in your browser.',
  family: 'video',
  common: true,
  action: 'Make it',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    format: v.optional(
      v.pipe(
        v.picklist(['gif', 'webp']),
        v.title('Format'),
        v.description('GIF moves everywhere, in 256 colours a frame. WebP is far smaller.'),
        v.metadata({ 'x-labels': { gif: 'GIF', webp: 'Animated WebP' } }),
      ),
      'gif',
    ),
    ...timeRange,
    frameRate: v.optional(
      v.pipe(
        v.picklist(frameRates),
        v.title('Frames a second'),
        v.description('Never more than the video has.'),
        v.metadata({ 'x-labels': Object.fromEntries(frameRates.map((rate) => [rate, rate])) }),
      ),
      '12',
    ),
    width: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(16),
        v.maxValue(1920),
        v.title('Width'),
        v.description('The height follows. Never larger than the video.'),
        v.metadata({ 'x-unit': 'px' }),
      ),
      480,
    ),
    quality,
    dither: onlyWhen(
      v.optional(
        v.pipe(
          v.picklist(['pattern', 'diffusion', 'none']),
          v.title('Colours between'),
          v.description('How 256 colours look like more. The pattern makes the smallest file of the two.'),
          v.metadata({ 'x-labels': { pattern: 'Pattern of dots', diffusion: 'Scattered dots', none: 'None' } }),
        ),
        'pattern',
      ),
      { format: 'gif' },
    ),
    loop,
  }),
  job: ({ format, start, end, frameRate, width, quality, dither, loop }) => ({
    engine: 'media',
    operation: {
      type: 'animation',
      format,
      trim: { start, ...(end > 0 && { end }) },
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
        'Choose a shorter part, fewer frames a second, or a narrower picture; or animated WebP, which holds the same in a fraction of the size. Lower quality leaves out small changes from frame to frame.',
    },
    {
      question: 'How long may it be?',
      answer: `${mostAnimationFrames.toLocaleString('en')} frames: a little over two minutes at 12 a second. Of what is longer you get the beginning, and the result says so. Longer than that, a video is far smaller.`,
    },
    {
      question: 'Does it keep the sound?',
      answer: 'No: neither GIF nor WebP can hold any.',
    },
  ],
});
