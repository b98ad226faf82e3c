import * as v from 'valibot';
import { allowed } from '#options/options.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Flatten PDF',
  description:
    'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.',
  family: 'pdf',
  action: 'Flatten',
  suffix: 'flat',
  accepts: ['pdf'],
  batch: 'each',
  group: 'protect',
  aka: ['make uneditable', 'not editable', 'burn in annotations', 'print fields', 'merge layers'],
  options: v.object({
    takesComments: allowed(
      'Comments and drawings too',
      'Highlights, notes, stamps and ink. If off, only form fields are flattened.',
    ),
    keepsLinks: allowed('Keep links clickable'),
  }),
  job: (options) => ({ engine: 'pdf', operation: { type: 'flatten', ...options } }),
  questions: [
    {
      question: 'Does it look the same?',
      answer:
        'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.',
    },
    {
      question: 'Are the pages turned into images?',
      answer: 'No. Text stays text, including the text in fields: you can search, select and copy it.',
    },
    {
      question: 'What is lost?',
      answer:
        'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.',
    },
  ],
});
