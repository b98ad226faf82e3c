import * as v from 'valibot';
import { inputFormats, outputFormats } from '#formats/formats.ts';
import { colour, imageFormatLabels, length, onlyWhen, quality } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { pick, whole, choice } from '#options/builders.ts';

/** The condition of options that only apply to images joined into one. */
const placed = { layout: ['row', 'column', 'grid'] };

export default defineTool({
  title: 'Merge images',
  description: 'Join images side by side, one below the other or in a grid, with gaps and a background.',
  family: 'image',
  action: 'Merge',
  suffix: 'merged',
  asks: ['layout'],
  accepts: inputFormats('image'),
  batch: 'all',
  group: 'arrange',
  aka: [
    'join',
    'combine',
    'collage',
    'before and after',
    'side by side',
    'stitch',
    'montage',
    'grid',
    'panorama',
    'put photos together',
    'long screenshot',
  ],
  options: v.object({
    layout: pick(
      'Layout',
      { row: 'Side by side', column: 'One below the other', grid: 'Grid', pages: 'Pages of a TIFF' },
      'row',
    ),
    columns: whole('Columns', { min: 1, max: 50 }, 3, { 'x-when': { layout: 'grid' } }),
    scale: pick(
      'Sizes',
      { smallest: 'Match the smallest', largest: 'Match the largest', none: 'Keep their sizes' },
      'smallest',
      {
        description: 'Side by side, images get the same height; one below the other, the same width.',
        'x-when': placed,
      },
    ),
    align: pick('Align smaller images', { start: 'Top or left', centre: 'Centre', end: 'Bottom or right' }, 'centre', {
      'x-when': placed,
    }),
    gap: onlyWhen(length('Gap between images', 500), placed),
    border: onlyWhen(length('Margin around all', 500), placed),
    fill: pick('Background', { colour: 'A colour', transparent: 'Transparent (white in JPEG)' }, 'colour', {
      'x-when': placed,
    }),
    background: onlyWhen(colour('Background colour', '#ffffff'), { ...placed, fill: 'colour' }),
    format: choice('Format', outputFormats('image'), 'jpeg', { 'x-labels': imageFormatLabels, 'x-when': placed }),
    quality: onlyWhen(quality, placed),
  }),
  job: ({ layout, columns, scale, align, gap, border, fill, background, format, quality }) => ({
    engine: 'image',
    operation: {
      type: 'join',
      steps: [],
      join:
        layout === 'pages'
          ? { type: 'pages' }
          : {
              type: 'montage',
              layout: layout === 'grid' ? { columns } : layout,
              scale,
              align,
              gap,
              border,
              ...(fill === 'colour' && { background }),
            },
      output: layout === 'pages' ? { format: 'tiff' } : { format, quality },
    },
  }),
  questions: [
    {
      question: 'In which order are they joined?',
      answer:
        'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.',
    },
    {
      question: 'What happens to images of different sizes?',
      answer:
        'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.',
    },
    {
      question: 'Can I make one file with several pages?',
      answer:
        'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.',
    },
    {
      question: 'What is removed?',
      answer:
        'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.',
    },
  ],
});
