import * as v from 'valibot';
import { metadataChanges } from '../options/pdf-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Edit PDF metadata',
  description:
    'See and change the title, author, subject, keywords, language and dates of a PDF, without uploading it.',
  family: 'pdf',
  action: 'Change',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({ changes: metadataChanges }),
  job: ({ changes }) => ({ engine: 'pdf', operation: { type: 'edit-metadata', changes } }),
  questions: [
    {
      question: 'Where are these words kept?',
      answer:
        'A PDF says them in two places: its information dictionary and its XMP. Many programs change only one, and readers then show either. Both are written here, and say the same.',
    },
    {
      question: 'What happens to a field that I leave alone?',
      answer:
        'It stays as it is in each file. A field that you empty is taken out of the file. With several files, what you change is changed in all of them.',
    },
    {
      question: 'Are the old words still in the file?',
      answer:
        'No. The file is written anew from what it still uses, so earlier revisions are gone, and with them the words that they had. Pages, links, forms, outline and tags stay. Digital signatures are left out, because they hold for the signed file alone.',
    },
    {
      question: 'What is the language for?',
      answer:
        'Screen readers pronounce the text by it. Write it as a code: en, de, pt-BR. Together with “Show the title”, it is among the first things that accessibility checks ask for.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
