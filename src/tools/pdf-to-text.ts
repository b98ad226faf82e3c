import * as v from 'valibot';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'PDF to text',
  description: 'Save the text of a PDF as a plain text file.',
  family: 'pdf',
  action: 'Extract text',
  accepts: ['pdf'],
  batch: 'each',
  group: 'convert',
  drawnAs: 'to-text',
  aka: ['copy text', 'get text from pdf', 'extract text', 'txt', 'pdf to txt'],
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'text' } }),
  questions: [
    {
      question: 'In which order is the text?',
      answer:
        'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.',
    },
    {
      question: 'Are form fields and comments included?',
      answer:
        'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.',
    },
    {
      question: 'What about scanned pages?',
      answer:
        'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.',
    },
    {
      question: 'Why are some letters wrong?',
      answer:
        'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.',
    },
  ],
});
