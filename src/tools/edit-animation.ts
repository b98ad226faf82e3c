import * as v from 'valibot';
import { frameListPattern, parseFrameList } from '../options/frame-list.ts';
import { animatedInputs, formats, hasTrait, outputFormats } from '../formats/formats.ts';
import { loop, onlyWhen, quality, side } from '../options/options.ts';
import { defineTool } from '../tool.ts';

const animated = outputFormats('image').filter((id) => hasTrait(id, 'animation'));

export default defineTool({
  title: 'Edit animations',
  description:
    'Drop, move and time single frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and loops.',
  family: 'image',
  action: 'Edit',
  accepts: animatedInputs,
  batch: 'each',
  options: v.object({
    speed: v.optional(
      v.pipe(
        v.number(),
        v.minValue(0.1),
        v.maxValue(10),
        v.title('Speed'),
        v.description('2 is twice as fast, 0.5 half as fast.'),
        v.metadata({ 'x-unit': '×' }),
      ),
      1,
    ),
    frames: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(20_000),
        v.regex(frameListPattern, 'Write frames like 1-3, 5=0.5, last.'),
        v.title('Frames'),
        v.description(
          'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Empty: all. It holds for every file.',
        ),
        v.metadata({ 'x-control': 'frames' }),
      ),
      '',
    ),
    every: v.optional(
      v.pipe(
        v.picklist(['1', '2', '3', '4']),
        v.title('Keep'),
        v.description('Fewer frames make a smaller file; its speed stays.'),
        v.metadata({
          'x-labels': {
            '1': 'Every frame',
            '2': 'Every second frame',
            '3': 'Every third frame',
            '4': 'Every fourth frame',
          },
        }),
      ),
      '1',
    ),
    reverse: v.optional(v.pipe(v.boolean(), v.title('Play backwards')), false),
    loops: v.optional(
      v.pipe(
        v.picklist(['keep', 'set']),
        v.title('Repeat'),
        v.metadata({ 'x-labels': { keep: 'As often as before', set: 'So many times' } }),
      ),
      'keep',
    ),
    loop: onlyWhen(loop, { loops: 'set' }),
    width: side('Width', 'Leave one of the two empty to keep the shape.'),
    height: side('Height', 'Leave both empty to keep the size.'),
    format: v.optional(
      v.pipe(
        v.picklist(['input', ...animated]),
        v.title('Format'),
        v.metadata({
          'x-labels': {
            input: 'As it is',
            ...Object.fromEntries(animated.map((id) => [id, id === 'png' ? 'APNG' : formats[id].name])),
          },
        }),
      ),
      'input',
    ),
    quality,
  }),
  job: ({ speed, frames, every, reverse, loops, loop, width, height, format, quality }) => ({
    engine: 'image',
    operation: {
      type: 'encode',
      steps: [
        // First, so that it is done while decoding.
        ...(width !== undefined || height !== undefined
          ? [
              {
                type: 'resize' as const,
                ...(width !== undefined && { width }),
                ...(height !== undefined && { height }),
              },
            ]
          : []),
        ...(frames.trim() !== '' || every !== '1' || reverse
          ? [
              {
                type: 'frames' as const,
                ...(frames.trim() !== '' && { ranges: parseFrameList(frames) }),
                every: Number(every),
                reverse,
              },
            ]
          : []),
        ...(speed !== 1 || loops === 'set'
          ? [{ type: 'timing' as const, speed, ...(loops === 'set' && { loop }) }]
          : []),
      ],
      output: { format, quality },
    },
  }),
  questions: [
    {
      question: 'Can single frames be shown longer?',
      answer:
        'Yes. Choose them on the strip of frames, by mouse or keyboard, and type a time in seconds. Frames can be deleted, moved and duplicated there too.',
    },
    {
      question: 'How do I make a GIF smaller?',
      answer:
        'Keep every second frame, make it narrower, or lower the quality: then small changes from frame to frame are left out. Best of all, choose WebP: it holds the same animation in a fraction of the size.',
    },
    {
      question: 'Why are there fewer frames at a high speed?',
      answer:
        'Browsers show a frame for 0.02 seconds at least. Frames that would be shorter are left out, so that the whole really plays as fast as you asked.',
    },
    {
      question: 'What stays?',
      answer: 'The times of all other frames, transparency, and how often it repeats, also from one format to another.',
    },
  ],
});
