import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { pageList } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Organise PDF',
  description:
    'See all pages of a PDF and move, turn, duplicate or delete them. Pages of other files and photos can be put in between.',
  family: 'pdf',
  common: true,
  action: 'Make the PDF',
  accepts: ['pdf', ...inputFormats('image')],
  batch: 'all',
  options: v.object({
    pages: pageList({
      title: 'Pages',
      description:
        'The order can be typed too: 3, 1-2 puts page 3 first, 4@90 turns page 4 to the right. With several files, 2:1 is page 1 of the second.',
      control: 'page-order',
    }),
  }),
  job: ({ pages }) => ({
    engine: 'pdf',
    operation: { type: 'merge', ...(pages.trim() !== '' && { pages: parsePageList(pages) }) },
    pictures: { format: 'pdf', page: 'fit', margin: 0 },
  }),
  questions: [
    {
      question: 'How do I move pages?',
      answer:
        'Drag them; on a touch screen, by the dots in their corner. Or choose pages and use the buttons above them. With Shift you choose a row of pages.',
    },
    {
      question: 'How do I insert pages of another PDF, or a photo?',
      answer:
        'Choose the page that they are to follow, and press Insert after these, or drop the files: their pages come in there. Without a chosen page they come last. A photo becomes a page of its own size.',
    },
    {
      question: 'Can I do it with the keyboard?',
      answer:
        'Yes. Arrow keys go from page to page, Space chooses, Shift and arrows choose several, Alt and arrows move them, R turns to the right, Shift and R to the left, D duplicates, Delete deletes, Ctrl (on a Mac, Cmd) and Z take the last change back.',
    },
    {
      question: 'What happens to links, bookmarks and forms?',
      answer:
        'They follow their pages: links and outline items lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. What belongs to deleted pages alone is not in the new file. A copy of a page with form fields gets fields with names of their own.',
    },
    {
      question: 'Is quality lost?',
      answer: 'No. Pages are copied as they are, and the pictures on the board are only for you to see.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
