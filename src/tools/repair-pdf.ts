import * as v from 'valibot';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Repair PDF',
  description:
    'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.',
  family: 'pdf',
  action: 'Repair',
  suffix: 'repaired',
  accepts: ['pdf'],
  batch: 'each',
  group: 'inspect',
  aka: ['fix', 'broken', 'corrupt', 'damaged', 'recover', 'cannot open', 'restore'],
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'repair' } }),
  questions: [
    {
      question: 'What can be repaired?',
      answer:
        'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.',
    },
    {
      question: 'What cannot be repaired?',
      answer:
        'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.',
    },
    {
      question: 'What if nothing is wrong?',
      answer:
        'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.',
    },
  ],
});
