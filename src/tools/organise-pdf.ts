import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { pageList } from '#options/options.ts';
import { parsePageList } from '#options/page-list.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Organise PDF',
  description:
    'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.',
  family: 'pdf',
  common: true,
  action: 'Make PDF',
  suffix: 'organised',
  accepts: ['pdf', ...inputFormats('image')],
  batch: 'all',
  needsFile: true,
  group: 'arrange',
  aka: [
    'reorder',
    'reorganise',
    'swap pages',
    'rearrange',
    'sort pages',
    'move pages',
    'page order',
    'insert pages',
    'add page to pdf',
    'duplicate pages',
    'edit pages',
  ],
  options: v.object({
    pages: pageList({
      title: 'Pages',
      description:
        'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.',
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
        'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.',
    },
    {
      question: 'How do I insert pages from another PDF, or a photo?',
      answer:
        'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.',
    },
    {
      question: 'Can I use the keyboard?',
      answer:
        'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.',
    },
    {
      question: 'What happens to links, bookmarks and forms?',
      answer:
        'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.',
    },
    {
      question: 'Is quality lost?',
      answer: 'No. Pages are copied as they are. The small previews are only for you to see.',
    },
  ],
});
