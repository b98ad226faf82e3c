import * as v from 'valibot';
import { allowed, password } from '../options/options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Protect PDF',
  description: 'Encrypt a PDF with a password, or restrict printing and copying, without sending it anywhere.',
  family: 'pdf',
  action: 'Protect',
  accepts: ['pdf'],
  batch: 'each',
  options: v.object({
    password: password('Password', 'Who opens the file has to type it.', ['correct horse battery staple']),
    ownerPassword: password(
      'Owner’s password',
      'Opens the file without the restrictions below. Without one, nobody can lift them.',
    ),
    print: allowed('Allow printing', 'At any quality.'),
    copy: allowed('Allow copying', 'Text and pictures. Screen readers may always read.'),
    change: allowed('Allow changes', 'Editing, comments, filling in forms, moving pages.'),
  }),
  job: ({ password: userPassword, ownerPassword, ...allows }) => ({
    engine: 'pdf',
    operation: { type: 'protect', protection: { userPassword, ownerPassword, allows } },
  }),
  questions: [
    {
      question: 'How strong is the protection?',
      answer:
        'The file is encrypted with AES-256, as PDF 2.0 has it (revision 6). Without the password it cannot be read; with a weak password it can be guessed. All current readers open such files; Acrobat does from version X on.',
    },
    {
      question: 'What are the restrictions worth?',
      answer:
        'They are a request: readers that keep to the standard follow it, others do not. Only the password keeps people out. With just an owner’s password, anyone can open and read the file.',
    },
    {
      question: 'What if I forget the password?',
      answer:
        'Then the file stays closed: there is no second key here or elsewhere. Keep the file that you started from.',
    },
    {
      question: 'What is changed in the file?',
      answer:
        'Nothing that you see. Pages, outline, links, forms, attachments and tags are copied and encrypted. Digital signatures are left out, because they hold for the signed file alone.',
    },
    {
      question: 'Are my files or passwords uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
