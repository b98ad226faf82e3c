import * as v from 'valibot';
import { formats, hasTrait, inputFormats, outputFormats } from '#formats/formats.ts';
import { colour, loop, onlyWhen, quality, side } from '#options/options.ts';
import { parseTimeList, timeListPattern } from '#options/time-list.ts';
import { defineTool } from '#tool.ts';
import { make } from '#words/actions.ts';
import { amount, pick, choice, option } from '#options/builders.ts';

const animated = outputFormats('image').filter((id) => hasTrait(id, 'animation'));

export default defineTool({
  title: 'Make an animation',
  description: 'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.',
  family: 'image',
  action: 'Make animation',
  suffix: 'animation',
  says: ({ format }) => make(format),
  asks: ['format'],
  accepts: inputFormats('image'),
  batch: 'all',
  group: 'convert',
  drawnAs: 'frames',
  aka: [
    'make gif',
    'create gif',
    'images to gif',
    'gif from images',
    'slideshow',
    'stop motion',
    'gif maker',
    'animated gif',
  ],
  options: v.object({
    format: choice('Format', animated, 'gif', {
      description: 'GIF plays everywhere, but with 256 colours. WebP is far smaller.',
      'x-labels': Object.fromEntries(animated.map((id) => [id, id === 'png' ? 'APNG' : formats[id].name])),
    }),
    time: amount('Time per image', { min: 0.02, max: 60, unit: 's' }, 0.5),
    times: option(
      'Times of individual images',
      v.pipe(v.string(), v.maxLength(2000), v.regex(timeListPattern, 'Write times like 1, 0.2, , 3.')),
      '',
      {
        description:
          'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.',
        'x-control': 'entry-times',
      },
    ),
    loop,
    width: side('Width', 'Leave both empty to use the size of the first image, or one to keep its proportions.'),
    height: side('Height'),
    fit: pick(
      'Images of another shape',
      { contain: 'Fit and add borders', cover: 'Fill and crop', fill: 'Stretch' },
      'contain',
    ),
    background: onlyWhen(colour('Border colour', '#ffffff'), { fit: 'contain' }),
    quality,
  }),
  job: ({ format, time, times, loop, width, height, fit, background, quality }) => ({
    engine: 'image',
    operation: {
      type: 'join',
      steps: [],
      join: {
        type: 'slideshow',
        delays: [...parseTimeList(times), undefined].map((seconds) => Math.round((seconds ?? time) * 1000)),
        loop,
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        fit,
        background,
      },
      output: { format, quality },
    },
  }),
  questions: [
    {
      question: 'Can I join animations?',
      answer:
        'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.',
    },
    {
      question: 'Which format should I choose?',
      answer:
        'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.',
    },
    {
      question: 'How fast can it be?',
      answer:
        'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.',
    },
  ],
});
