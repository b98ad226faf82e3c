import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { defineTool } from '../tool.ts';

/** In millimetres. */
const margins = { none: 0, narrow: 10, wide: 20 };

export default defineTool({
  title: 'Images to PDF',
  description:
    'Join photos, scans and graphics into one PDF in your order, without uploading them. JPEG stays as it is encoded.',
  family: 'image',
  common: true,
  action: 'Make PDF',
  accepts: inputFormats('image'),
  batch: 'all',
  options: v.object({
    page: v.optional(
      v.pipe(
        v.picklist(['fit', 'a4', 'letter']),
        v.title('Page size'),
        v.description('Pages lie where the picture is wider than high.'),
        v.metadata({ 'x-labels': { fit: 'As large as the picture', a4: 'A4', letter: 'Letter' } }),
      ),
      'fit',
    ),
    margin: v.optional(
      v.pipe(
        v.picklist(['none', 'narrow', 'wide']),
        v.title('Margin'),
        v.metadata({ 'x-labels': { none: 'None', narrow: '10 mm', wide: '20 mm' } }),
      ),
      'none',
    ),
  }),
  job: ({ page, margin }) => ({
    engine: 'image',
    operation: { type: 'document', format: 'pdf', page, margin: margins[margin] },
  }),
  questions: [
    {
      question: 'Do my photos lose quality?',
      answer:
        'JPEG files go into the PDF as they are encoded, and PNG files without transparency too: nothing is compressed again. Other lossy formats, like HEIC and WebP, become JPEG of high quality, because PDF cannot hold them; the rest is kept without loss.',
    },
    {
      question: 'What is kept?',
      answer:
        'Every pixel of the picture, upright, with its colour profile, transparency, CMYK and 16 bits. Every page of a TIFF becomes a page. The place, the camera and other hidden data stay out of the PDF.',
    },
    {
      question: 'How large are the pages?',
      answer:
        'As large as the picture, at the density that a scan says, else at 96 pixels an inch; or A4 or Letter, with the picture as large as fits within the margin.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
