import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { pageList } from '#options/options.ts';
import { parsePageList } from '#options/page-list.ts';
import { defineTool } from '#tool.ts';
import { flag, pick } from '#options/builders.ts';

export default defineTool({
  title: 'Merge PDF',
  description: 'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.',
  family: 'pdf',
  common: true,
  action: 'Merge',
  suffix: 'merged',
  accepts: ['pdf', ...inputFormats('image')],
  batch: 'all',
  group: 'arrange',
  aka: [
    'join',
    'combine',
    'unite',
    'concatenate',
    'put together',
    'append',
    'bind',
    'add pdf to pdf',
    'one pdf',
    'stitch',
  ],
  options: v.object({
    pages: pageList({
      title: 'Pages',
      description: 'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.',
      control: 'page-order',
      isFolded: true,
    }),
    pictures: pick('Page size for images', { fit: 'Same as the image', a4: 'A4', letter: 'Letter' }, 'fit'),
    startsOnFront: flag('Start each file on a right-hand page', false, { description: 'For double-sided printing.' }),
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
        'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.',
    },
    {
      question: 'What is lost?',
      answer:
        'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.',
    },
    {
      question: 'Can I choose pages from each file?',
      answer:
        'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.',
    },
    {
      question: 'Can I add photos?',
      answer:
        'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.',
    },
    {
      question: 'Can I merge password-protected files?',
      answer:
        'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.',
    },
    {
      question: 'How large can my files be?',
      answer:
        'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.',
    },
  ],
});
