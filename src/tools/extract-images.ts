import * as v from 'valibot';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Extract images from PDF',
  description: 'Take the pictures out of a PDF at their own resolution, JPEG without encoding it again.',
  family: 'pdf',
  action: 'Extract',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'extract-pictures' } }),
  questions: [
    {
      question: 'Is quality lost?',
      answer:
        'No. A JPEG comes out byte for byte as it is in the file; where the PDF has a colour profile for it, that is added. One that the PDF shows through a mask or in other colours becomes PNG, as other pictures do: pixel by pixel, in their depth, with their transparency. Colours for print are converted to sRGB.',
    },
    {
      question: 'Which pictures are found?',
      answer:
        'All that are drawn on the pages, also within drawings, patterns and comments, each once however often it is used, and whole where the page shows a part. Drawings made of lines and letters are not pictures: to get these, draw the page with PDF to images.',
    },
    {
      question: 'How are they saved?',
      answer:
        'Each as a file with a number, in the order of the pages; several are saved as one ZIP, or into a folder.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
