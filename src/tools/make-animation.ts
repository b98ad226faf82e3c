import * as v from 'valibot';
import { formats, hasTrait, inputFormats, outputFormats } from '../formats/formats.ts';
import { colour, loop, onlyWhen, quality, side } from '../options/options.ts';
import { parseTimeList, timeListPattern } from '../options/time-list.ts';
import { defineTool } from '../tool.ts';

const animated = outputFormats('image').filter((id) => hasTrait(id, 'animation'));

export default defineTool({
  title: 'Make an animation',
  description:
    'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, each shown as long as you say, in your browser.',
  family: 'image',
  action: 'Make it',
  accepts: inputFormats('image'),
  batch: 'all',
  options: v.object({
    format: v.optional(
      v.pipe(
        v.picklist(animated),
        v.title('Format'),
        v.description('GIF moves everywhere, in 256 colours. WebP is far smaller.'),
        v.metadata({
          'x-labels': Object.fromEntries(animated.map((id) => [id, id === 'png' ? 'APNG' : formats[id].name])),
        }),
      ),
      'gif',
    ),
    time: v.optional(
      v.pipe(
        v.number(),
        v.minValue(0.02),
        v.maxValue(60),
        v.title('Time of each picture'),
        v.metadata({ 'x-unit': 's' }),
      ),
      0.5,
    ),
    times: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(2000),
        v.regex(timeListPattern, 'Write times like 1, 0.2, , 3.'),
        v.title('Times of single pictures'),
        v.description(
          'In seconds and in their order, such as “1, 0.2, , 3”. Those that are missing get the time above. Or type them beside each picture.',
        ),
        v.metadata({ 'x-control': 'entry-times' }),
      ),
      '',
    ),
    loop,
    width: side('Width', 'Leave both empty for the size of the first picture.'),
    height: side('Height', 'With one of them, the shape is that of the first picture.'),
    fit: v.optional(
      v.pipe(
        v.picklist(['contain', 'cover', 'fill']),
        v.title('Pictures of another shape'),
        v.metadata({
          'x-labels': { contain: 'Fit inside, add borders', cover: 'Fill, cut what hangs over', fill: 'Stretch' },
        }),
      ),
      'contain',
    ),
    background: onlyWhen(colour('Colour of the borders', '#ffffff'), { fit: 'contain' }),
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
        'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list brings all its frames and their times, between the still pictures.',
    },
    {
      question: 'Which format should I take?',
      answer:
        'GIF for chats and old programs. WebP for the web: every current browser shows it, in true colours and much smaller. APNG keeps every pixel. AVIF is the smallest where much moves; Chrome and Edge write it. JPEG XL is the newest, and few programs show it.',
    },
    {
      question: 'How fast can it be?',
      answer: 'Browsers show a frame for 0.02 seconds at least; shorter times make most of them slower, not faster.',
    },
  ],
});
