import * as v from 'valibot';
import { fieldValues, writableLetters } from '../options/pdf-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Fill PDF form',
  description: 'Fill in the form fields of a PDF in your browser: texts, boxes, choices. Nothing is uploaded.',
  family: 'pdf',
  action: 'Fill in',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({ values: fieldValues }),
  job: ({ values }) => ({ engine: 'pdf', operation: { type: 'fill', values } }),
  questions: [
    {
      question: 'Do other programs show what I fill in?',
      answer:
        'Yes. How each value looks is written into the file, and not left to the program that opens it. The form stays a form: values can be changed later. To make them a part of the pages, give the result to Flatten PDF.',
    },
    {
      question: 'The page says that my file has no form. Why?',
      answer:
        'Some forms are only lines on paper: nothing in the file says where to write. Sign PDF can put text or a picture on any place of a page.',
    },
    {
      question: 'Which letters can be written?',
      answer: `${writableLetters} If a value has others, you are told which, and nothing is changed.`,
    },
    {
      question: 'What does not work?',
      answer:
        'Scripts in forms are not run: sums are not worked out, and dates are not checked. XFA forms, which draw themselves, show only their plain pages. Digital signatures are left out, because they hold for the signed file alone.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
