import * as v from 'valibot';
import { pageList } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Delete PDF pages',
  description: 'Remove pages from a PDF, so that nothing of them is left in the file.',
  family: 'pdf',
  action: 'Delete',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    pages: pageList({ title: 'Pages to delete', description: 'Like 1-3, 7, last.', control: 'pages' }),
  }),
  job: ({ pages }) => ({ engine: 'pdf', operation: { type: 'delete', pages: parsePageList(pages) } }),
  questions: [
    {
      question: 'Are deleted pages really gone?',
      answer:
        'Yes. The new file is written from what belongs to the remaining pages alone: text, pictures, comments, field values, tags, layers and outline items of deleted pages are not in its bytes. Many programs only take a page off the list and leave its content in the file.',
    },
    {
      question: 'How do I write pages?',
      answer:
        'Like 1-3, 7, last. Use 5- for all from page 5 on, 10-1 for backwards, odd, even or all. Pages are counted from 1, whatever is printed on them.',
    },
    {
      question: 'What happens to links to deleted pages?',
      answer:
        'They are removed with the pages, as are outline items that lead there. All other links, bookmarks, fields, tags and page labels stay, and so do files that are attached to the document.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
