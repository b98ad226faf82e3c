import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

/** In millimetres. */
const margins = { none: 0, narrow: 10, wide: 20 };

export default defineTool({
  title: 'Images to PDF',
  description: 'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.',
  family: 'image',
  common: true,
  action: 'Make PDF',
  asks: ['page'],
  accepts: inputFormats('image'),
  batch: 'all',
  group: 'convert',
  drawnAs: 'to-page',
  aka: [
    'photos to pdf',
    'photos in pdf',
    'scan to pdf',
    'combine images into pdf',
    'pictures into one pdf',
    'receipt to pdf',
    'create pdf',
    'make pdf',
    'pdf maker',
    'paper to pdf',
    'a4 photo',
    'multiple photos in one pdf',
    'photo of document to pdf',
  ],
  options: v.object({
    page: pick('Page size', { fit: 'Same as the image', a4: 'A4', letter: 'Letter' }, 'fit', {
      description: 'Wide images get landscape pages.',
    }),
    margin: pick('Margin', { none: 'None', narrow: '10 mm', wide: '20 mm' }, 'none'),
  }),
  job: ({ page, margin }) => ({
    engine: 'image',
    operation: { type: 'document', format: 'pdf', page, margin: margins[margin] },
  }),
  questions: [
    {
      question: 'Do my photos lose quality?',
      answer:
        'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.',
    },
    {
      question: 'What is kept?',
      answer:
        'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.',
    },
    {
      question: 'How large are the pages?',
      answer:
        'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.',
    },
  ],
});
