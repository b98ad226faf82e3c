import * as v from 'valibot';
import { colour } from '../options/options.ts';
import { pageAreas } from '../options/pdf-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Redact PDF',
  description: 'Black out words and areas of a PDF so that they are really gone from the file, in your browser.',
  family: 'pdf',
  action: 'Redact',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    areas: pageAreas,
    words: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(2000),
        v.title('Words to remove'),
        v.description('Wherever they stand, whatever their case. Several with semicolons: Ann Smith; 030 1234.'),
        v.examples(['Pictures']),
        v.metadata({ 'x-role': 'words' }),
      ),
      '',
    ),
    colour: colour('Colour of the boxes', '#000000'),
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
      question: 'Is it really gone?',
      answer:
        'Yes. Letters under an area are taken out of the page’s content, pictures lose the pixels there, lines and shapes are cut off at its edges, and comments, links and form fields go with their values. Each result is read again by another program, PDFium: where it still finds a letter under an area, the whole page becomes a picture instead.',
    },
    {
      question: 'What else is taken out?',
      answer:
        'Everything where the words could hide: title and author, XMP, previews of pages, scripts, attached files, hidden templates of pages, alternative texts of these pages, earlier revisions, what nothing draws, and in the outline each word that was under an area.',
    },
    {
      question: 'When does a page become a picture?',
      answer:
        'When something there cannot be cut in part: patterns of which nothing whole is seen outside of it, soft masks of drawings that reach into it, or fonts whose letters cannot be told apart because the file does not explain their codes. That page then loses its searchable text; its row says which page it is. The others stay text.',
    },
    {
      question: 'Can it miss something?',
      answer:
        'Words in pictures are not recognised: draw areas over them. Words with a hyphen at the end of a line are found, with gaps between all their letters, and those that comments and form fields say or show; words that are split in other ways may not be. If what was removed is still said elsewhere in the file, on another page, in a name or a link, the row says where. Look through the result before you pass it on.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
