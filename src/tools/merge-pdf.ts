import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { pageList } from '../options/options.ts';
import { parsePageList } from '../options/page-list.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Merge PDF',
  description:
    'Join PDF files and photos into one PDF, in your order, with outline, links, forms and layers, without sending them anywhere.',
  family: 'pdf',
  common: true,
  action: 'Merge',
  accepts: ['pdf', ...inputFormats('image')],
  batch: 'all',
  options: v.object({
    pages: pageList({
      title: 'Pages',
      description: 'All, or those in this list: 1:1-3, 2:all is pages 1 to 3 of the first file and all of the second.',
      control: 'page-order',
      isFolded: true,
    }),
    pictures: v.optional(
      v.pipe(
        v.picklist(['fit', 'a4', 'letter']),
        v.title('Pages of pictures'),
        v.metadata({ 'x-labels': { fit: 'As large as the picture', a4: 'A4', letter: 'Letter' } }),
      ),
      'fit',
    ),
    startsOnFront: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Begin each file on the front of a sheet'),
        v.description('For printing on both sides: a blank page comes in where a file would begin on a back.'),
      ),
      false,
    ),
  }),
  job: ({ pages, pictures, startsOnFront }) => ({
    engine: 'pdf',
    operation: {
      type: 'merge',
      ...(pages.trim() !== '' && { pages: parsePageList(pages) }),
      ...(startsOnFront && { startsOnFront }),
    },
    pictures: { format: 'pdf', page: pictures, margin: 0 },
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
        'Digital signatures, because they hold for the signed file alone, XFA forms, the view of its files that a portfolio opens with, and what programs keep for themselves in later files. The result says so when a file had any. Where two files have form fields of the same name, the later ones get another name, so that they stay apart.',
    },
    {
      question: 'Can I take some pages of each file?',
      answer:
        'Yes: type them into the row of the file, like 1-3, 7 or 10-1, or unfold the pages and choose them there. Both show the same.',
    },
    {
      question: 'Can photos go in between?',
      answer:
        'Yes: each becomes a page, upright. JPEG goes in as it is encoded; what PDF cannot hold becomes JPEG of high quality, or is kept without loss. Every page of a TIFF is a page.',
    },
    {
      question: 'Can I merge files that are locked with a password?',
      answer:
        'Yes: the row of such a file asks for its password. Files that have the same one open together. The result is not encrypted.',
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
