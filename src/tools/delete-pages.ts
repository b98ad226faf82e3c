import * as v from 'valibot';
import { pageList } from '#options/options.ts';
import { parsePageList } from '#options/page-list.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Delete PDF pages',
  description: 'Delete pages from a PDF and remove all their content from the file.',
  family: 'pdf',
  action: 'Delete',
  suffix: 'shortened',
  accepts: ['pdf'],
  batch: 'each',
  needsFile: true,
  group: 'arrange',
  aka: ['remove pages', 'drop pages', 'erase pages', 'take out pages'],
  options: v.object({
    pages: pageList({ title: 'Pages to delete', description: 'For example 1-3, 7, last.', control: 'pages' }),
  }),
  job: ({ pages }) => ({ engine: 'pdf', operation: { type: 'delete', pages: parsePageList(pages) } }),
  questions: [
    {
      question: 'Are deleted pages really gone?',
      answer:
        'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.',
    },
    {
      question: 'How do I specify pages?',
      answer:
        'For example 1-3, 7, last. 5- means page 5 and all after it, and 10-1 is backwards; you can also write odd, even or all. Pages are counted from 1, whatever number is printed on them.',
    },
    {
      question: 'What happens to links to deleted pages?',
      answer:
        'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.',
    },
  ],
});
