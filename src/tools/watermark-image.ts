import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { colour, formatOrInput, metadata, onlyWhen, percent, quality } from '#options/options.ts';
import { pictureFile, place } from '#options/picture-options.ts';
import { defineTool } from '#tool.ts';
import { amount, flag, pick } from '#options/builders.ts';

export default defineTool({
  title: 'Watermark images',
  description: 'Put text or your logo on images, in one place or all over, many at once.',
  family: 'image',
  action: 'Add watermark',
  suffix: 'watermarked',
  asks: ['text'],
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'edit',
  aka: [
    'logo on photo',
    'copyright',
    'text on photo',
    'write text on photo',
    'stamp',
    'add text',
    'brand',
    'caption photo',
    'name on photo',
    'add name to photo',
    'meme',
  ],
  options: v.object({
    kind: pick('Watermark', { text: 'Text', picture: 'Image, such as a logo' }, 'text'),
    text: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        v.title('Text'),
        v.examples(['© Your name']),
        v.metadata({ 'x-control': 'text', 'x-required': true, 'x-when': { kind: 'text' } }),
      ),
      '',
    ),
    font: pick('Font', { 'sans-serif': 'Sans serif', serif: 'Serif', monospace: 'Monospaced' }, 'sans-serif', {
      'x-when': { kind: 'text' },
    }),
    bold: flag('Bold', true, { 'x-when': { kind: 'text' } }),
    colour: onlyWhen(colour('Colour', '#ffffff'), { kind: 'text' }),
    picture: pictureFile('Image', 'A PNG or WebP with transparency looks best.', inputFormats('image'), {
      kind: 'picture',
    }),
    tiled: flag('Repeat all over', false),
    place: onlyWhen(place('Position', 'bottom-right'), { tiled: false }),
    size: percent('Size', 'The maximum share of the image’s width and height.', 30),
    opacity: percent('Opacity', '', 60),
    angle: amount('Angle', { min: -180, max: 180, unit: '°' }, 0),
    format: formatOrInput,
    quality,
    metadata,
  }),
  job: ({
    kind,
    text,
    font,
    bold,
    colour,
    picture,
    tiled,
    place,
    size,
    opacity,
    angle,
    format,
    quality,
    metadata,
  }) => ({
    engine: 'image',
    operation: {
      type: 'encode',
      steps: [
        {
          type: 'overlay',
          mark:
            kind === 'text'
              ? { type: 'text', text, font, bold, colour }
              : { type: 'picture', ...(picture && { picture }) },
          place: tiled ? 'tiled' : place,
          size: size / 100,
          margin: 0.03,
          opacity: opacity / 100,
          angle,
        },
      ],
      output: { format, quality },
      metadata,
    },
  }),
  questions: [
    {
      question: 'Is the watermark the same size on every image?',
      answer: 'It takes up the same share of every image, so it looks the same on large and small ones.',
    },
    {
      question: 'Which letters can I use?',
      answer: 'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.',
    },
    {
      question: 'Can the watermark be removed again?',
      answer:
        'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.',
    },
    {
      question: 'Do animations stay animated?',
      answer:
        'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.',
    },
  ],
});
