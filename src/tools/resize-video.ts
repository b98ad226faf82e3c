import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { side } from '#options/options.ts';
import { presetsFor, socialSizes } from '#options/presets.ts';
import { defineTool } from '#tool.ts';
import { pick, choice } from '#options/builders.ts';

const ownSide = (title: string, description?: string) =>
  v.optional(v.pipe(side(title, description).wrapped, v.metadata({ 'x-when': { size: 'own' } })));

export default defineTool({
  title: 'Resize video',
  description: 'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.',
  family: 'video',
  action: 'Resize',
  suffix: 'resized',
  asks: ['size'],
  accepts: inputFormats('video'),
  batch: 'each',
  group: 'smaller',
  aka: [
    'scale',
    'resolution',
    '1080p',
    'hd to sd',
    '720p',
    '480p',
    '4k',
    'downscale',
    'dimensions',
    'pixels',
    'lower resolution',
  ],
  options: v.object({
    size: choice('Height', ['2160', '1440', '1080', '720', '480', '360', 'own'], '720', {
      description: 'The width is set to match. Videos are never enlarged.',
      'x-labels': {
        '2160': '2160p (4K)',
        '1440': '1440p',
        '1080': '1080p',
        '720': '720p',
        '480': '480p',
        '360': '360p',
        own: 'Custom size',
      },
    }),
    width: ownSide('Width', 'Leave one empty to keep the proportions.'),
    height: ownSide('Height'),
    fit: pick(
      'If the shape differs',
      { inside: 'Fit inside', contain: 'Add black bars', cover: 'Fill and crop', fill: 'Stretch' },
      'inside',
      { 'x-when': { size: 'own' } },
    ),
  }),
  presets: presetsFor(socialSizes, (size) => ({ ...size, size: 'own', fit: 'cover' })),
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
      question: 'Does resizing reduce quality?',
      answer:
        'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.',
    },
    {
      question: 'Why is the width slightly larger than I set?',
      answer: 'Video encoders need an even number of pixels, so odd numbers are rounded up.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The same format as your file. MPEG-TS recordings become MP4.',
    },
  ],
});
