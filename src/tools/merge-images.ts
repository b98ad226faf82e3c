import * as v from 'valibot';
import { inputFormats, outputFormats } from '../formats/formats.ts';
import { colour, imageFormatLabels, length, onlyWhen, quality } from '../options/options.ts';
import { defineTool } from '../tool.ts';

/** What only pictures in one picture have. */
const placed = { layout: ['row', 'column', 'grid'] };

export default defineTool({
  title: 'Merge images',
  description: 'Join images side by side, under each other or in a grid, with gaps and a background, in your browser.',
  family: 'image',
  action: 'Merge',
  accepts: inputFormats('image'),
  batch: 'all',
  options: v.object({
    layout: v.optional(
      v.pipe(
        v.picklist(['row', 'column', 'grid', 'pages']),
        v.title('Place them'),
        v.metadata({
          'x-labels': {
            row: 'Side by side',
            column: 'Under each other',
            grid: 'In a grid',
            pages: 'As pages of one TIFF',
          },
        }),
      ),
      'row',
    ),
    columns: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(50),
        v.title('Columns'),
        v.metadata({ 'x-when': { layout: 'grid' } }),
      ),
      3,
    ),
    scale: v.optional(
      v.pipe(
        v.picklist(['smallest', 'largest', 'none']),
        v.title('Sizes'),
        v.description('Side by side, pictures get one height; under each other, one width.'),
        v.metadata({
          'x-labels': {
            smallest: 'Alike, as the smallest',
            largest: 'Alike, as the largest',
            none: 'As they are',
          },
          'x-when': placed,
        }),
      ),
      'smallest',
    ),
    align: v.optional(
      v.pipe(
        v.picklist(['start', 'centre', 'end']),
        v.title('Smaller pictures stand'),
        v.metadata({
          'x-labels': { start: 'At the top or left', centre: 'In the middle', end: 'At the bottom or right' },
          'x-when': placed,
        }),
      ),
      'centre',
    ),
    gap: onlyWhen(length('Gap', 'Between the pictures.', 500), placed),
    border: onlyWhen(length('Border', 'Around all of them.', 500), placed),
    fill: v.optional(
      v.pipe(
        v.picklist(['colour', 'transparent']),
        v.title('Background'),
        v.metadata({ 'x-labels': { colour: 'A colour', transparent: 'Transparent; white in JPEG' }, 'x-when': placed }),
      ),
      'colour',
    ),
    background: onlyWhen(colour('Colour of the background', '#ffffff'), { ...placed, fill: 'colour' }),
    format: v.optional(
      v.pipe(
        v.picklist(outputFormats('image')),
        v.title('Format'),
        v.metadata({ 'x-labels': imageFormatLabels, 'x-when': placed }),
      ),
      'jpeg',
    ),
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
      question: 'In which order do they come?',
      answer:
        'In the order of the list: drag a row by its grip, or use the arrows. A grid is filled row by row, from the left.',
    },
    {
      question: 'What happens to pictures of different sizes?',
      answer:
        'They are brought to one height side by side, one width under each other, and into cells of one size in a grid, with their shape kept. “As they are” leaves every pixel in its place.',
    },
    {
      question: 'Can they become pages of one file?',
      answer:
        'Yes, of a TIFF: each picture keeps its size, its depth and its colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, take Images to PDF.',
    },
    {
      question: 'What is left out?',
      answer:
        'The hidden data of all files: date, camera, place and names. In one picture, colours are converted to sRGB, which all can share. Of an animation, the first frame is used.',
    },
  ],
});
