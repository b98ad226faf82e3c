import * as v from 'valibot';
import { pageMarks, writableLetters } from '#options/pdf-options.ts';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

export default defineTool({
  title: 'Write on PDF',
  description: 'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.',
  family: 'pdf',
  common: true,
  action: 'Write',
  suffix: 'written',
  accepts: ['pdf'],
  batch: 'each',
  needsFile: true,
  group: 'edit',
  aka: [
    'add text to pdf',
    'type on pdf',
    'annotate pdf',
    'highlight pdf',
    'draw on pdf',
    'tick box',
    'cross out',
    'add date',
    'fill in flat form',
    'typewriter',
    'comment',
    'mark up',
  ],
  options: v.object({
    marks: pageMarks,
    result: pick('What you write becomes', { page: 'Part of the page', annotations: 'Annotations' }, 'page', {
      description: 'PDF readers can move and delete annotations. Not all programs print them.',
    }),
  }),
  job: ({ marks, result }) => ({
    engine: 'pdf',
    operation: { type: 'write', writing: { marks, asAnnotations: result === 'annotations' } },
  }),
  questions: [
    {
      question: 'Can I change the text that is in the file?',
      answer:
        'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.',
    },
    {
      question: 'Can I fill in a form that has no fields?',
      answer:
        'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.',
    },
    {
      question: 'Part of the page, or annotations?',
      answer:
        'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.',
    },
    {
      question: 'Which letters can I use?',
      answer: `${writableLetters} If a text has other letters, you are told which, and nothing is changed.`,
    },
    {
      question: 'Can I do it without a mouse?',
      answer:
        'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.',
    },
    {
      question: 'What else changes in the file?',
      answer:
        'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.',
    },
  ],
});
