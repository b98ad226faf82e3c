import * as v from 'valibot';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'PDF to Markdown',
  description: 'Turn a PDF into Markdown or HTML, with its headings, lists, tables, links, notes and images.',
  family: 'pdf',
  action: 'Convert',
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
    format: v.optional(
      v.pipe(
        v.picklist(['markdown', 'html']),
        v.title('Save as'),
        v.metadata({ 'x-labels': { markdown: 'Markdown', html: 'HTML' } }),
      ),
      'markdown',
    ),
  }),
  job: ({ format }) => ({ engine: 'pdf', operation: { type: 'markup', format } }),
  questions: [
    {
      question: 'How are headings and tables found?',
      answer:
        'If the PDF is tagged, as for screen readers, its tags say what is a heading, a list or a table, and in which order to read. If not, the layout tells: columns by the white space between them, headings by the size and weight of their letters, tables by their lines or by text that is aligned. The result says which of the two was used.',
    },
    {
      question: 'Can it get things wrong?',
      answer:
        'Yes, above all in files without tags: tables without lines, merged cells, text that flows around images, and formulas. Compare the result with the pages before you rely on it.',
    },
    {
      question: 'What is missing from the result?',
      answer:
        'Page numbers and the lines that run along the top or bottom of all pages, drawings that are not images, colours and fonts. Form values and text boxes that you can see on the page are included.',
    },
    {
      question: 'Where are the images?',
      answer:
        'Beside the text, as files of their own. Save all of them as a ZIP, and they show in the text when it is unpacked in one folder.',
    },
    {
      question: 'What about scanned pages?',
      answer:
        'They are images without text, and the result says which pages they are. Read scans (OCR) reads them, and can save Markdown too.',
    },
  ],
});
