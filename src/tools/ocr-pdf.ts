import * as v from 'valibot';
import { leastLetters } from '#jobs/contract/reading.ts';
import { chosenLanguages, languageOptions, whatReadingLoads } from '#options/reading-options.ts';
import { defineTool } from '#tool.ts';
import { flag, pick } from '#options/builders.ts';

export default defineTool({
  title: 'Make a scan searchable (OCR)',
  description: 'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.',
  family: 'pdf',
  action: 'Read pages',
  suffix: 'searchable',
  asks: ['language'],
  accepts: ['pdf'],
  batch: 'each',
  group: 'edit',
  drawnAs: 'find-text',
  common: true,
  aka: [
    'ocr',
    'ocr pdf',
    'searchable pdf',
    'scan to text',
    'text recognition',
    'read scan',
    'scanned pdf to text',
    'copy text from scan',
  ],
  options: v.object({
    ...languageOptions,
    format: pick(
      'Save as',
      { pdf: 'Searchable PDF', text: 'Text', markdown: 'Markdown', json: 'JSON with positions' },
      'pdf',
    ),
    again: flag('Also read pages that already have text', false),
  }),
  job: ({ format, again, ...languages }) => ({
    engine: 'ocr',
    operation: { type: 'read', languages: chosenLanguages(languages), as: format, again },
  }),
  questions: [
    {
      question: 'Do the pages change?',
      answer:
        'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.',
    },
    {
      question: 'Which pages are read?',
      answer: `Pages with fewer than ${leastLetters} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.`,
    },
    {
      question: 'How long does it take?',
      answer: 'It depends on your device, on how much text is on a page, and on how many languages you choose.',
    },
    whatReadingLoads,
    {
      question: 'Can it make mistakes?',
      answer:
        'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.',
    },
  ],
});
