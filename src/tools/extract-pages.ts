import * as v from 'valibot';
import { pageList } from '#options/options.ts';
import { parsePageList } from '#options/page-list.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Extract PDF pages',
  description: 'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.',
  family: 'pdf',
  action: 'Extract',
  suffix: 'extracted',
  accepts: ['pdf'],
  batch: 'each',
  needsFile: true,
  group: 'arrange',
  aka: [
    'save pages',
    'take pages',
    'single pages',
    'pull out pages',
    'some pages of pdf',
    'one page of pdf',
    'one page only',
    'only some pages',
  ],
  options: v.object({
    pages: pageList({
      title: 'Pages',
      description: 'For example 1-3, 7, last. The new PDF has them in this order.',
      control: 'pages',
    }),
  }),
  job: ({ pages }) => ({ engine: 'pdf', operation: { type: 'extract', pages: parsePageList(pages) } }),
  questions: [
    {
      question: 'How do I specify pages?',
      answer:
        'For example 1-3, 7, last. 5- means page 5 and all after it, and 10-1 is backwards; you can also write odd, even or all. Pages are counted from 1, whatever number is printed on them.',
    },
    {
      question: 'Are the other pages really gone?',
      answer:
        'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.',
    },
    {
      question: 'What is kept with a page?',
      answer:
        'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.',
    },
  ],
});
