import * as v from 'valibot';
import { frameListPattern, parseFrameList } from '../options/frame-list.ts';
import { animatedInputs } from '../formats/formats.ts';
import { quality } from '../options/options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Split an animation',
  description: 'Save every frame of a GIF, or of animated WebP, PNG, AVIF or JPEG XL, as an image of its own.',
  family: 'image',
  action: 'Split',
  accepts: animatedInputs,
  batch: 'each',
  options: v.object({
    frames: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(20_000),
        v.regex(frameListPattern, 'Write frames like 1-3, 5, last.'),
        v.title('Frames'),
        v.description('Such as “1-10, 20, last”. Empty: all.'),
      ),
      '',
    ),
    format: v.optional(
      v.pipe(
        v.picklist(['png', 'jpeg', 'webp']),
        v.title('Format'),
        v.metadata({ 'x-labels': { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } }),
      ),
      'png',
    ),
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
      question: 'Are the frames whole?',
      answer:
        'Yes. Many files hold only what changes from frame to frame; here each image is what is seen at that moment, with its transparency where the format can hold it.',
    },
    {
      question: 'Can I put them together again?',
      answer: 'Yes: “Make an animation” takes the images, in their order, each shown as long as you say.',
    },
  ],
});
