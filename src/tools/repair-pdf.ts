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
        'A list of objects that is wrong or missing, a file that was cut off, pages that nothing leads to, streams whose length is wrong or that break off, and bytes before the beginning. Objects that cannot be read go. The result says what was found.',
    },
    {
      question: 'What cannot?',
      answer:
        'Bytes that are not there any more. Of a file that was cut off, the objects in its first part are saved; where no page is among them, you are told so. What is wrong with a picture or a font itself stays as it is.',
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
