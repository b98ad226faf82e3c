import * as v from 'valibot';
import { metadataChanges } from '#options/pdf-options.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Edit PDF metadata',
  description: 'See and change the title, author, subject, keywords, language and dates of a PDF.',
  family: 'pdf',
  action: 'Save changes',
  suffix: 'edited',
  accepts: ['pdf'],
  batch: 'each',
  needsFile: true,
  group: 'edit',
  drawnAs: 'tag',
  aka: ['pdf properties', 'pdf title', 'author', 'keywords', 'document properties'],
  options: v.object({ changes: metadataChanges }),
  job: ({ changes }) => ({ engine: 'pdf', operation: { type: 'edit-metadata', changes } }),
  questions: [
    {
      question: 'Where is this metadata stored?',
      answer:
        'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.',
    },
    {
      question: 'What happens to a field that I don’t change?',
      answer:
        'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.',
    },
    {
      question: 'Is the old metadata still in the file?',
      answer:
        'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.',
    },
    {
      question: 'What is the language for?',
      answer:
        'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.',
    },
  ],
});
