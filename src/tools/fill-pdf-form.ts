import * as v from 'valibot';
import { fieldValues } from '#options/pdf-options.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Fill PDF form',
  description: 'Fill in the form fields of a PDF: text, checkboxes and choices.',
  family: 'pdf',
  action: 'Fill in and save',
  saves: true,
  suffix: 'filled',
  accepts: ['pdf'],
  batch: 'each',
  needsFile: true,
  group: 'edit',
  aka: ['fill in form', 'fill out', 'complete form', 'acroform', 'type on pdf form', 'form filler', 'fillable pdf'],
  options: v.object({ values: fieldValues }),
  job: ({ values }) => ({ engine: 'pdf', operation: { type: 'fill', values } }),
  questions: [
    {
      question: 'Will other programs show what I fill in?',
      answer:
        'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.',
    },
    {
      question: 'The page says that my file has no form. Why?',
      answer:
        'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.',
    },
    {
      question: 'Can I fill it in with the keyboard alone?',
      answer:
        'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.',
    },
    {
      question: 'Which letters can I use?',
      answer:
        'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.',
    },
    {
      question: 'What does not work?',
      answer:
        'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.',
    },
  ],
});
