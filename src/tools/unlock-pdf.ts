import * as v from 'valibot';
import { defineTool } from '#tool.ts';

export default defineTool({
  title: 'Unlock PDF',
  description: 'Remove the password and restrictions from a PDF whose password you know.',
  family: 'pdf',
  action: 'Unlock',
  suffix: 'unlocked',
  accepts: ['pdf'],
  batch: 'each',
  group: 'protect',
  aka: [
    'remove password',
    'decrypt',
    'password',
    'unprotect',
    'remove restrictions',
    'remove protection',
    'open locked',
    'print restricted',
    'printing not allowed',
    'bank statement',
  ],
  options: v.object({}),
  job: () => ({ engine: 'pdf', operation: { type: 'unlock' } }),
  questions: [
    {
      question: 'Do I need the password?',
      answer:
        'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.',
    },
    {
      question: 'What changes in the file?',
      answer:
        'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.',
    },
    {
      question: 'Which kinds of protection can it open?',
      answer:
        'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.',
    },
    {
      question: 'Can it find a forgotten password?',
      answer: 'No. It does not guess passwords.',
    },
    {
      question: 'Are passwords stored?',
      answer: 'No. They stay on this page, like your files, and are forgotten when you close it.',
    },
  ],
});
