import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { chosenLanguages, languageOptions, whatReadingLoads } from '#options/reading-options.ts';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

export default defineTool({
  title: 'Image to text (OCR)',
  description: 'Read the text in a photo, scan or screenshot, in 12 languages.',
  family: 'image',
  action: 'Read text',
  asks: ['language'],
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'convert',
  drawnAs: 'to-text',
  aka: [
    'ocr',
    'photo to text',
    'scan to text',
    'text recognition',
    'extract text from image',
    'picture to text',
    'picture to words',
    'copy text from image',
    'read screenshot',
  ],
  options: v.object({
    ...languageOptions,
    format: pick('Save as', { text: 'Text', markdown: 'Markdown', json: 'JSON with positions' }, 'text'),
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
    whatReadingLoads,
    {
      question: 'What if the text is in several languages?',
      answer:
        'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.',
    },
    {
      question: 'What is in the JSON?',
      answer:
        'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.',
    },
  ],
});
