import * as v from 'valibot';
import { formats, hasTrait, inputFormats, outputFormats } from '../formats/formats.ts';
import { colour, loop, onlyWhen, quality, side } from '../options/options.ts';
import { parseTimeList, timeListPattern } from '../options/time-list.ts';
import { defineTool } from '../tool.ts';
import { make } from '../words/en/actions.ts';

const animated = outputFormats('image').filter((id) => hasTrait(id, 'animation'));

export default defineTool({
  title: 'Make an animation',
  description: 'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.',
  family: 'image',
  action: 'Make animation',
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
    format: v.optional(
      v.pipe(
        v.picklist(animated),
        v.title('Format'),
        v.description('GIF plays everywhere, but with 256 colours. WebP is far smaller.'),
        v.metadata({
          'x-labels': Object.fromEntries(animated.map((id) => [id, id === 'png' ? 'APNG' : formats[id].name])),
        }),
      ),
      'gif',
    ),
    time: v.optional(
      v.pipe(v.number(), v.minValue(0.02), v.maxValue(60), v.title('Time per image'), v.metadata({ 'x-unit': 's' })),
      0.5,
    ),
    times: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(2000),
        v.regex(timeListPattern, 'Write times like 1, 0.2, , 3.'),
        v.title('Times of individual images'),
        v.description(
          'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.',
        ),
        v.metadata({ 'x-control': 'entry-times' }),
      ),
      '',
    ),
    loop,
    width: side('Width', 'Leave width and height empty to use the size of the first image.'),
    height: side('Height', 'If you only set one, the proportions are those of the first image.'),
    fit: v.optional(
      v.pipe(
        v.picklist(['contain', 'cover', 'fill']),
        v.title('Images of another shape'),
        v.metadata({
          'x-labels': { contain: 'Fit and add borders', cover: 'Fill and crop', fill: 'Stretch' },
        }),
      ),
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
