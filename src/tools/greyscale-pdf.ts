import * as v from 'valibot';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Greyscale PDF',
  description: 'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.',
  family: 'pdf',
  action: 'Make grey',
  suffix: 'grey',
  accepts: ['pdf'],
  batch: 'each',
  group: 'smaller',
  aka: [
    'black and white',
    'grayscale',
    'monochrome',
    'remove colour',
    'bw',
    'without colour',
    'save ink',
    'save toner',
  ],
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'greyscale' } }),
  questions: [
    {
      question: 'What is turned grey?',
      answer:
        'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.',
    },
    {
      question: 'What stays in colour?',
      answer:
        'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.',
    },
    {
      question: 'Is quality lost?',
      answer:
        'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.',
    },
  ],
});
