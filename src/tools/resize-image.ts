import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { formatOrInput, metadata, quality, side } from '#options/options.ts';
import { presetsFor, socialSizes } from '#options/presets.ts';
import { mostKilobytes } from '#options/picture-options.ts';
import { defineTool } from '#tool.ts';
import { flag, pick } from '#options/builders.ts';

export default defineTool({
  title: 'Resize images',
  description: 'Change the size of images in pixels, many at once, with sharp results and accurate colours.',
  family: 'image',
  common: true,
  action: 'Resize',
  suffix: 'resized',
  asks: ['width', 'height'],
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'smaller',
  aka: [
    'scale',
    'dimensions',
    'pixels',
    'width',
    'height',
    'make bigger',
    'enlarge',
    'thumbnail',
    'change size',
    'downscale',
    'half size',
    'half the size',
    'lower resolution photo',
    'wallpaper',
    'youtube thumbnail size',
    'cover photo',
    'profile picture',
  ],
  options: v.object({
    width: side('Width', 'Leave one empty to keep the proportions, or both to make the longer side 1600 px.'),
    height: side('Height'),
    fit: pick(
      'If the shape differs',
      { inside: 'Fit inside', cover: 'Fill and crop', contain: 'Fit and add borders', fill: 'Stretch' },
      'inside',
    ),
    enlarge: flag('Enlarge smaller images', false),
    linear: flag('Keep fine highlights (slower)', false, { 'x-folded': true }),
    format: formatOrInput,
    quality,
    kilobytes: v.optional(mostKilobytes('If set, the best quality that fits is used, and “Quality” does not count.')),
    metadata,
  }),
  presets: {
    'Web page or email, 1600 px': { width: 1600, height: 1600 },
    'Full HD screen, 1920 × 1080': { width: 1920, height: 1080 },
    ...presetsFor(socialSizes, (size) => ({ ...size, fit: 'cover', enlarge: true })),
  },
  job: ({ width, height, fit, enlarge, linear, format, quality, kilobytes, metadata }) => ({
    engine: 'image',
    operation: {
      type: 'encode',
      steps: [
        {
          type: 'resize',
          ...(width === undefined && height === undefined ? { width: 1600, height: 1600 } : {}),
          ...(width !== undefined && { width }),
          ...(height !== undefined && { height }),
          fit,
          withoutEnlargement: !enlarge,
          ...(linear && { linear }),
        },
      ],
      output: {
        format,
        ...(kilobytes === undefined
          ? { quality }
          : { goal: { type: 'size', bytes: kilobytes * 1000 }, fewerColours: true }),
      },
      metadata,
    },
  }),
  questions: [
    {
      question: 'How are the new pixels made?',
      answer:
        'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.',
    },
    {
      question: 'What does “Keep fine highlights” do?',
      answer:
        'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.',
    },
    {
      question: 'Which way up are my photos?',
      answer:
        'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.',
    },
    {
      question: 'Do animations stay animated?',
      answer:
        'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.',
    },
  ],
});
