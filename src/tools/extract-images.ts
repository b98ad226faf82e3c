import * as v from 'valibot';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Extract images from PDF',
  description: 'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.',
  family: 'pdf',
  action: 'Extract',
  accepts: ['pdf'],
  batch: 'each',
  group: 'convert',
  drawnAs: 'out-of-page',
  aka: ['get pictures out of pdf', 'images from pdf', 'save pdf images', 'photos from pdf'],
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'extract-pictures' } }),
  questions: [
    {
      question: 'Is quality lost?',
      answer:
        'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.',
    },
    {
      question: 'Which images are found?',
      answer:
        'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.',
    },
    {
      question: 'How are they saved?',
      answer: 'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.',
    },
  ],
});
