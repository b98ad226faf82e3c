import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { chosenLanguages, languageOptions } from '../options/reading-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Image to text (OCR)',
  description: 'Read the text in a photo, scan or screenshot, in 12 languages, without uploading it.',
  family: 'image',
  action: 'Read text',
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'convert',
  drawnAs: 'to-text',
  aka: ['ocr', 'photo to text', 'scan to text', 'text recognition', 'extract text from image', 'picture to text'],
  options: v.object({
    ...languageOptions,
    format: v.optional(
      v.pipe(
        v.picklist(['text', 'markdown', 'json']),
        v.title('Save as'),
        v.metadata({ 'x-labels': { text: 'Text', markdown: 'Markdown', json: 'JSON with positions' } }),
      ),
      'text',
    ),
  }),
  job: ({ format, ...languages }) => ({
    engine: 'ocr',
    operation: { type: 'read', languages: chosenLanguages(languages), as: format },
  }),
  questions: [
    {
      question: 'What can be read?',
      answer:
        'Printed text, in columns too. An image that lies askew is straightened before it is read, and one that lies sideways or upside down is turned. Handwriting, and letters less than about 15 pixels high, are not read well.',
    },
    {
      question: 'Is my image sent anywhere?',
      answer:
        'No. The program that reads it, Tesseract, runs in your browser. The first time, your browser loads it and the data for your language: 4 to 6 MB in all. Nothing of your image leaves your device.',
    },
    {
      question: 'What if the text is in several languages?',
      answer:
        'Choose up to three. The program tries each of them for every line, so it takes longer, and a language that is not there makes mistakes more likely.',
    },
    {
      question: 'What is in the JSON?',
      answer:
        'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.',
    },
  ],
});
