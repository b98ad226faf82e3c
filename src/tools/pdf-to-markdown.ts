import * as v from 'valibot';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

export default defineTool({
  title: 'PDF to Markdown',
  description:
    'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.',
  family: 'pdf',
  action: 'Convert',
  asks: ['format'],
  accepts: ['pdf'],
  batch: 'each',
  group: 'convert',
  drawnAs: 'to-code',
  aka: [
    'pdf to md',
    'markdown',
    'pdf to html',
    'pdf to web page',
    'pdf for chatgpt',
    'pdf for ai',
    'reading order',
    'extract tables',
    'pdf table to text',
    'reflow',
    'pdf for llm',
  ],
  options: v.object({
    format: pick('Save as', { markdown: 'Markdown', html: 'HTML', docx: 'Word document' }, 'markdown'),
  }),
  job: ({ format }) => ({ engine: 'pdf', operation: { type: 'markup', format } }),
  questions: [
    {
      question: 'How are headings and tables found?',
      answer:
        'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.',
    },
    {
      question: 'Can it get things wrong?',
      answer:
        'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.',
    },
    {
      question: 'What is missing from the result?',
      answer:
        'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.',
    },
    {
      question: 'Where are the images?',
      answer:
        'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.',
    },
    {
      question: 'What about scanned pages?',
      answer:
        'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.',
    },
    {
      question: 'What does “text that you cannot see” mean?',
      answer:
        'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.',
    },
  ],
});
