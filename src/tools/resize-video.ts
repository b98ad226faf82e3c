import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { side } from '../options/options.ts';
import { defineTool } from '../tool.ts';

const ownSide = (title: string, description: string) =>
  v.optional(v.pipe(side(title, description).wrapped, v.metadata({ 'x-when': { size: 'own' } })));

export default defineTool({
  title: 'Resize video',
  description: 'Make videos smaller in pixels in your browser: 1080p, 720p, 480p or a size of your own, many at once.',
  family: 'video',
  action: 'Resize',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    size: v.optional(
      v.pipe(
        v.picklist(['2160', '1440', '1080', '720', '480', '360', 'own']),
        v.title('Height'),
        v.description('The width follows. A picture is never made larger.'),
        v.metadata({
          'x-labels': {
            '2160': '2160p (4K)',
            '1440': '1440p',
            '1080': '1080p',
            '720': '720p',
            '480': '480p',
            '360': '360p',
            own: 'A size of your own',
          },
        }),
      ),
      '720',
    ),
    width: ownSide('Width', 'Empty: it follows the height.'),
    height: ownSide('Height', 'Empty: it follows the width.'),
    fit: v.optional(
      v.pipe(
        v.picklist(['inside', 'contain', 'cover', 'fill']),
        v.title('Of another shape'),
        v.description('What happens when width and height are not in the proportion of the picture.'),
        v.metadata({
          'x-labels': {
            inside: 'As large as fits inside',
            contain: 'Black bars',
            cover: 'Cut off what does not fit',
            fill: 'Stretch',
          },
          'x-when': { size: 'own' },
        }),
      ),
      'inside',
    ),
  }),
  job: ({ size, width, height, fit }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container: 'input',
      video: {
        size:
          size === 'own'
            ? { ...(width && { width }), ...(height && { height }), fit }
            : { height: Number(size), fit: 'inside' },
      },
    },
  }),
  questions: [
    {
      question: 'Does resizing cost quality?',
      answer:
        'The picture is re-encoded, with as many bits for each pixel as before. The sound is copied as it is. A video that is small enough already is copied too.',
    },
    {
      question: 'Why is my width a little larger than I said?',
      answer: 'Video encoders take even numbers of pixels only, so an odd one becomes the next even one.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The one you put in. MPEG-TS recordings become MP4.',
    },
  ],
});
