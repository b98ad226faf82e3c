import * as v from 'valibot';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Unlock PDF',
  description: 'Remove the password and the restrictions of a PDF whose password you know. It is not sent anywhere.',
  family: 'pdf',
  action: 'Unlock',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'unlock' } }),
  questions: [
    {
      question: 'Do I need the password?',
      answer:
        'If the file asks for one when it is opened, yes: the file’s row asks for it here too, and says when it is wrong. Either of its two passwords will do, and of several files with the same one, it is typed once. Files that open without a password, but may not be printed or changed, need none.',
    },
    {
      question: 'What is changed in the file?',
      answer:
        'Only the encryption goes. Pages, text, pictures, outline, links, forms, comments, attachments and tags are copied as they are. Digital signatures are left out, because they hold for the signed file alone; the result says so when there were any.',
    },
    {
      question: 'Which kinds of protection can it open?',
      answer:
        'All that work with a password, from the 40-bit RC4 of 1994 to the AES-256 of today. Files that were locked with a certificate, or by a rights service, are not opened.',
    },
    {
      question: 'Can it find a password that I have forgotten?',
      answer: 'No. It does not guess passwords.',
    },
    {
      question: 'Are my files or passwords uploaded?',
      answer:
        'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it. Passwords are forgotten when you close the page.',
    },
  ],
});
