import * as v from 'valibot';
import { colour } from '../options/options.ts';
import { pageAreas } from '../options/pdf-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Redact PDF',
  description: 'Black out words and areas in a PDF and remove what is under them from the file for good.',
  family: 'pdf',
  action: 'Redact',
  accepts: ['pdf'],
  batch: 'each',
  group: 'protect',
  aka: [
    'black out',
    'blackout',
    'censor',
    'hide text',
    'remove text',
    'remove name',
    'anonymise',
    'cover text',
    'white out',
  ],
  options: v.object({
    areas: pageAreas,
    words: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(2000),
        v.title('Words to remove'),
        v.description('Every occurrence, in upper or lower case. Separate several with semicolons.'),
        v.examples(['Ann Smith; 030 1234']),
        v.metadata({ 'x-role': 'words' }),
      ),
      '',
    ),
    colour: colour('Box colour', '#000000'),
  }),
  job: ({ areas, words, colour }) => ({
    engine: 'pdf',
    operation: {
      type: 'redact',
      redaction: {
        areas,
        words: words
          .split(';')
          .map((word) => word.trim())
          .filter((word) => word !== ''),
        colour,
      },
    },
  }),
  questions: [
    {
      question: 'Is it really removed?',
      answer:
        'Yes. Letters under an area are removed from the page’s content, images lose the pixels there, lines and shapes are cut off at its edges, and comments, links and form fields are removed with their values. Each result is then checked with another program, PDFium: if it still finds a letter under an area, the whole page is turned into an image instead.',
    },
    {
      question: 'What else is removed?',
      answer:
        'Everything that could still contain the words: title and author, XMP, page thumbnails, scripts, attached files, hidden page templates, alternative texts of these pages, earlier versions of the file, content that is never shown, and every word in a bookmark that was under an area.',
    },
    {
      question: 'When is a page turned into an image?',
      answer:
        'When something on it cannot be removed in part: patterns that are never seen whole outside the area, soft masks that reach into it, or fonts that do not say which letters their codes stand for. That page then loses its searchable text, and the result says which page it is. The others stay text.',
    },
    {
      question: 'Can it miss something?',
      answer:
        'Words in images are not recognised: draw areas over them. Words that are hyphenated at the end of a line or widely spaced are found, and so are words in comments and form fields; words that are split in other ways may be missed. If a removed word is still somewhere else in the file, on another page, in a name or in a link, the result says where. Check the result before you share it.',
    },
  ],
});
