import * as v from 'valibot';
import { pageList } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Extract PDF pages',
  description: 'Take pages out of a PDF into a new one, in your order. Nothing of the other pages is left in it.',
  family: 'pdf',
  action: 'Extract',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    pages: pageList({ title: 'Pages', description: 'Like 1-3, 7, last. They come in this order.', control: 'pages' }),
  }),
  job: ({ pages }) => ({ engine: 'pdf', operation: { type: 'extract', pages: parsePageList(pages) } }),
  questions: [
    {
      question: 'How do I write pages?',
      answer:
        'Like 1-3, 7, last. Use 5- for all from page 5 on, 10-1 for backwards, odd, even or all. Pages are counted from 1, whatever is printed on them.',
    },
    {
      question: 'Is what I leave out really gone?',
      answer:
        'Yes. The new file is written from what belongs to its pages alone: text, pictures, comments, field values, tags, layers and outline items of other pages are not in its bytes. The title and author of the document stay.',
    },
    {
      question: 'What comes along with a page?',
      answer:
        'All that is on it, as it is: text, pictures, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, links out and to other extracted pages, and the outline items that lead to it. Files that are attached to the whole document, articles, XFA forms and digital signatures are left out.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
