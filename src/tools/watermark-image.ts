import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { colour, formatOrInput, metadata, onlyWhen, percent, quality } from '../options/options.ts';
import { pictureFile, place } from '../options/picture-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Watermark images',
  description: 'Put a text or your logo on images, in one place or all over, many at once, without uploading them.',
  family: 'image',
  action: 'Add the mark',
  accepts: inputFormats('image'),
  batch: 'each',
  options: v.object({
    kind: v.optional(
      v.pipe(
        v.picklist(['text', 'picture']),
        v.title('Mark'),
        v.metadata({ 'x-labels': { text: 'A text', picture: 'A picture, such as a logo' } }),
      ),
      'text',
    ),
    text: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        v.title('Text'),
        v.metadata({ 'x-control': 'text', 'x-when': { kind: 'text' } }),
      ),
      '© Your name',
    ),
    font: v.optional(
      v.pipe(
        v.picklist(['sans-serif', 'serif', 'monospace']),
        v.title('Letters'),
        v.metadata({
          'x-labels': { 'sans-serif': 'Plain', serif: 'With serifs', monospace: 'Of one width' },
          'x-when': { kind: 'text' },
        }),
      ),
      'sans-serif',
    ),
    bold: v.optional(v.pipe(v.boolean(), v.title('Bold'), v.metadata({ 'x-when': { kind: 'text' } })), true),
    colour: onlyWhen(colour('Colour', '#ffffff'), { kind: 'text' }),
    picture: pictureFile('Picture', 'A PNG or WebP with transparency looks best.', inputFormats('image'), {
      kind: 'picture',
    }),
    tiled: v.optional(v.pipe(v.boolean(), v.title('Repeat all over')), false),
    place: onlyWhen(place('Place', 'bottom-right'), { tiled: false }),
    size: percent('Size', 'It fits in this share of the width and of the height.', 30),
    opacity: percent('Opacity', '100% hides what is under it.', 60),
    angle: v.optional(
      v.pipe(v.number(), v.minValue(-180), v.maxValue(180), v.title('Angle'), v.metadata({ 'x-unit': '°' })),
      0,
    ),
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
      question: 'Is the mark as large on every picture?',
      answer:
        'It takes the same share of every picture, whatever its size in pixels, so large and small pictures look alike.',
    },
    {
      question: 'Which letters can I use?',
      answer:
        'All that your device has: the text is drawn by your browser, so other scripts, symbols and emoji work too.',
    },
    {
      question: 'Can the mark be removed again?',
      answer:
        'Not from the new file alone: the pixels under it are mixed with it, or gone. Keep your originals; they are not changed.',
    },
    {
      question: 'Does an animation stay one?',
      answer:
        'Yes, the mark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL stay what they are; where the browser does not write AVIF that moves, it becomes WebP.',
    },
  ],
});
