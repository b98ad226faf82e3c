import * as v from 'valibot';
import { allowed, password } from '#options/options.ts';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Protect PDF',
  description: 'Encrypt a PDF with a password, or restrict printing and copying.',
  family: 'pdf',
  action: 'Protect',
  suffix: 'protected',
  asks: ['password'],
  accepts: ['pdf'],
  batch: 'each',
  group: 'protect',
  aka: [
    'encrypt',
    'lock',
    'add password',
    'password protect',
    'secure',
    'restrict printing',
    'set password',
    'stop printing',
    'prevent copying',
    'put password on pdf',
  ],
  options: v.object({
    password: password('Password to open the file', '', ['correct horse battery staple']),
    ownerPassword: password(
      'Owner password',
      'Opens the file without the restrictions below. Without an owner password, nobody can lift them.',
    ),
    print: allowed('Allow printing'),
    copy: allowed('Allow copying', 'Screen readers can always read the text.'),
    change: allowed('Allow changes', 'Editing, commenting, filling in forms and moving pages.'),
  }),
  job: ({ password: userPassword, ownerPassword, ...allows }) => ({
    engine: 'pdf',
    operation: { type: 'protect', protection: { userPassword, ownerPassword, allows } },
  }),
  questions: [
    {
      question: 'How strong is the protection?',
      answer:
        'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.',
    },
    {
      question: 'Do the restrictions really protect the file?',
      answer:
        'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.',
    },
    {
      question: 'What if I forget the password?',
      answer: 'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.',
    },
    {
      question: 'What changes in the file?',
      answer:
        'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.',
    },
  ],
});
