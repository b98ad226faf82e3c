import * as v from 'valibot';
import { pageList } from '../options.ts';
import { parsePageList } from '../page-list.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Merge PDF',
  description:
    'Join PDF files into one, in your order, with outline, links, forms and layers, without sending them anywhere.',
  family: 'pdf',
  action: 'Merge',
  accepts: ['pdf'],
  batch: 'all',
  options: v.object({
    pages: pageList({
      title: 'Pages',
      description: 'All, or those in this list: 1:1-3, 2:all is pages 1 to 3 of the first file and all of the second.',
      control: 'page-order',
      isFolded: true,
    }),
  }),
  job: ({ pages }) => ({
    engine: 'pdf',
    operation: { type: 'merge', ...(pages.trim() !== '' && { pages: parsePageList(pages) }) },
  }),
  questions: [
    {
      question: 'What is kept?',
      answer:
        'Every page as it is: text, pictures and fonts are copied, never drawn or compressed again. With it the outline, links inside and between pages, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language are those of the first file.',
    },
    {
      question: 'What is lost?',
      answer:
        'Digital signatures, because they hold for the signed file alone, and XFA forms. The result says so when a file had any. Where two files have form fields of the same name, the later ones get another name, so that they stay apart.',
    },
    {
      question: 'Can I merge files that are locked with a password?',
      answer: 'Yes: the row of such a file asks for its password. The result is not encrypted.',
    },
    {
      question: 'How large can my files be?',
      answer:
        'Large files are read in pieces, and their pictures are copied without being loaded, so files of gigabytes can be merged. What counts is room on your disk for the result.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
