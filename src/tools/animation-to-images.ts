import * as v from 'valibot';
import { frameListPattern, parseFrameList } from '#options/frame-list.ts';
import { animatedInputs } from '#formats/formats.ts';
import { quality } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { pick, option } from '#options/builders.ts';

export default defineTool({
  title: 'Split an animation',
  description: 'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.',
  family: 'image',
  action: 'Split',
  accepts: animatedInputs,
  batch: 'each',
  group: 'arrange',
  drawnAs: 'split',
  aka: ['gif frames', 'extract frames from gif', 'gif to images', 'gif to frames', 'split gif', 'unpack gif'],
  options: v.object({
    frames: option(
      'Frames',
      v.pipe(v.string(), v.maxLength(20_000), v.regex(frameListPattern, 'Write frames like 1-3, 5, last.')),
      '',
      { description: 'For example “1-10, 20, last”. Leave empty for all.' },
    ),
    format: pick('Format', { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' }, 'png'),
    quality,
  }),
  job: ({ frames, format, quality }) => ({
    engine: 'image',
    operation: {
      type: 'split-frames',
      steps: frames.trim() === '' ? [] : [{ type: 'frames', ranges: parseFrameList(frames) }],
      output: { format, quality },
    },
  }),
  questions: [
    {
      question: 'Are the frames complete?',
      answer:
        'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.',
    },
    {
      question: 'Can I put them back together?',
      answer: 'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.',
    },
  ],
});
