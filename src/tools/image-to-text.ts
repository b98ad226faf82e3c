import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { chosenLanguages, languageOptions } from '../options/reading-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Image to text (OCR)',
  description: 'Read the text in a photo, scan or screenshot, in 12 languages.',
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
      answer: 'Printed text. Handwriting and very small letters are not read well.',
    },
    {
      question: 'What does it load?',
      answer:
        'The program that reads, Tesseract, and the data for the languages that you choose. They come from this site, and are loaded when they are needed.',
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
