import * as v from 'valibot';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Greyscale PDF',
  description: 'Make a PDF grey: text, lines, shades and pictures lose their colours. Text stays text.',
  family: 'pdf',
  action: 'Make it grey',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'greyscale' } }),
  questions: [
    {
      question: 'What is made grey?',
      answer:
        'Text, lines and fills, shades along lines and circles, patterns, the looks of comments and form fields, and pictures, each as bright as its colours look. Nothing is drawn as a picture of a page: text can be searched as before.',
    },
    {
      question: 'What keeps its colours?',
      answer:
        'Shades made of meshes, pictures that have one colour cut out, and small pictures that stand within the text of a page. They are rare; the result says how many there are.',
    },
    {
      question: 'Is quality lost?',
      answer:
        'Pictures that are JPEG are encoded again, at high quality; others keep every pixel. Everything else is as sharp as it was.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
