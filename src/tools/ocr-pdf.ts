import * as v from 'valibot';
import { chosenLanguages, languageOptions } from '../options/reading-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Read scans (OCR)',
  description: 'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.',
  family: 'pdf',
  action: 'Read pages',
  accepts: ['pdf'],
  batch: 'each',
  group: 'edit',
  drawnAs: 'to-text',
  common: true,
  aka: ['ocr', 'ocr pdf', 'searchable pdf', 'scan to text', 'text recognition', 'read scan', 'scanned pdf to text'],
  options: v.object({
    ...languageOptions,
    format: v.optional(
      v.pipe(
        v.picklist(['pdf', 'text', 'markdown', 'json']),
        v.title('Save as'),
        v.metadata({
          'x-labels': { pdf: 'Searchable PDF', text: 'Text', markdown: 'Markdown', json: 'JSON with positions' },
        }),
      ),
      'pdf',
    ),
    again: v.optional(
      v.pipe(v.boolean(), v.title('Read pages that have text'), v.description('Their text is then in the file twice.')),
      false,
    ),
  }),
  job: ({ format, again, ...languages }) => ({
    engine: 'ocr',
    operation: { type: 'read', languages: chosenLanguages(languages), as: format, again },
  }),
  questions: [
    {
      question: 'Do the pages change?',
      answer:
        'Not for the eye. The images on the pages stay byte for byte as they are. The text is laid over them, invisible, so that you can search for it, select it and have it read aloud.',
    },
    {
      question: 'Which pages are read?',
      answer:
        'Those without text of their own. Pages that have text already are skipped, and the result says which; you can have them read too. Pages that lie askew, sideways or upside down are read as if they were straight.',
    },
    {
      question: 'How long does it take?',
      answer:
        'A few seconds a page for each language that you choose. Several pages are read at the same time if your device has the processors and memory for it.',
    },
    {
      question: 'Is my file sent anywhere?',
      answer:
        'No. The program that reads it, Tesseract, runs in your browser. The first time, your browser loads it and the data for your language: 4 to 6 MB in all. Nothing of your file leaves your device.',
    },
    {
      question: 'Can it make mistakes?',
      answer:
        'Yes. Clean scans of 300 dots per inch are read almost without any; small, faint or blurred print has more. Check names and numbers that matter against the image.',
    },
  ],
});
