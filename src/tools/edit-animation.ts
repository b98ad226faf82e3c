import * as v from 'valibot';
import { frameListPattern, parseFrameList } from '#options/frame-list.ts';
import { animatedInputs, formats, hasTrait, outputFormats } from '#formats/formats.ts';
import { loop, onlyWhen, quality, side } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { amount, flag, pick, option, choice } from '#options/builders.ts';

const animated = outputFormats('image').filter((id) => hasTrait(id, 'animation'));

export default defineTool({
  title: 'Edit animations',
  description:
    'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.',
  family: 'image',
  action: 'Edit',
  suffix: 'edited',
  asks: ['speed'],
  accepts: animatedInputs,
  batch: 'each',
  group: 'edit',
  aka: [
    'gif editor',
    'gif speed',
    'speed up gif',
    'slow down gif',
    'reverse gif',
    'frame delay',
    'gif loop',
    'resize gif',
    'change gif',
  ],
  options: v.object({
    speed: amount('Speed', { min: 0.1, max: 10, unit: '×' }, 1, {
      description: '2 is twice as fast, 0.5 half as fast.',
    }),
    frames: option(
      'Frames',
      v.pipe(v.string(), v.maxLength(20_000), v.regex(frameListPattern, 'Write frames like 1-3, 5=0.5, last.')),
      '',
      {
        description:
          'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.',
        'x-control': 'frames',
      },
    ),
    every: pick(
      'Keep',
      {
        '1': 'Every frame',
        '2': 'Every second frame',
        '3': 'Every third frame',
        '4': 'Every fourth frame',
      },
      '1',
    ),
    reverse: flag('Play backwards', false),
    loops: pick('Repeat', { keep: 'As before', set: 'A fixed number of times' }, 'keep'),
    loop: onlyWhen(loop, { loops: 'set' }),
    width: side('Width', 'Leave one empty to keep the proportions, or both to keep the size.'),
    height: side('Height'),
    format: choice('Format', ['input', ...animated], 'input', {
      'x-labels': {
        input: 'Keep the format',
        ...Object.fromEntries(animated.map((id) => [id, id === 'png' ? 'APNG' : formats[id].name])),
      },
    }),
    quality,
  }),
  job: ({ speed, frames, every, reverse, loops, loop, width, height, format, quality }) => ({
    engine: 'image',
    operation: {
      type: 'encode',
      steps: [
        // First, so that resizing happens during decoding.
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
      question: 'Can some frames be shown for longer?',
      answer:
        'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.',
    },
    {
      question: 'How do I make a GIF smaller?',
      answer:
        'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.',
    },
    {
      question: 'Why are there fewer frames at a high speed?',
      answer:
        'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.',
    },
    {
      question: 'What is kept?',
      answer:
        'The timing of all other frames, transparency and the number of repeats, even when you change the format.',
    },
  ],
});
