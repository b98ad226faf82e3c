import * as v from 'valibot';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Repair PDF',
  description:
    'Mend a damaged PDF: find its objects and pages again, drop what cannot be read, and say what was wrong.',
  family: 'pdf',
  action: 'Repair',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'repair' } }),
  questions: [
    {
      question: 'What can be mended?',
      answer:
        'A list of objects that is wrong or missing, a file that was cut off, pages that nothing leads to, a page tree that contradicts itself, objects that are not written by the rules, streams whose length is wrong or whose data is damaged, and bytes before the beginning. Objects that cannot be read are left out. The result says what was found, and how much was checked.',
    },
    {
      question: 'What cannot?',
      answer:
        'Bytes that are not there any more. Of a file that was cut off, the objects in its first part are saved; where no page is among them, you are told so. Data that cannot be unpacked at all stays in the file as it is, and so do damaged pictures, fonts, and mistakes in what draws a page. The result says if there are any of these, except for fonts, which are not looked into.',
    },
    {
      question: 'What if nothing is wrong?',
      answer:
        'Then its row says so, and the file is written anew all the same: with a list of objects that is right, and without what nothing uses. Some readers are stricter than others, and this may be all they want.',
    },
    {
      question: 'Are my files uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
