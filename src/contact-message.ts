import * as v from 'valibot';

/**
 * Text of one line. Control characters and line breaks are refused, because it ends up in the head of an e-mail.
 * Written with code points, which every reader of JSON Schema knows; few know `\\p{…}`.
 */
const line = /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/u;

const words = (title: string, min: number, max: number) =>
  v.pipe(
    v.string('Text is needed here.'),
    v.trim(),
    v.minCodePoints(min, `Write ${min} characters or more.`),
    v.maxCodePoints(max, `Keep it to ${max} characters.`),
    v.title(title),
  );

const address = v.pipe(
  v.string('Text is needed here.'),
  v.trim(),
  v.maxCodePoints(254, 'No address is longer than 254 characters.'),
  v.rfcEmail('This is not an address that mail can be sent to.'),
  v.regex(/@.+\.[^.]+$/, 'The part after the @ has no dot in it.'),
  v.title('Email'),
  v.description('Where the answer goes.'),
);

/** What the contact form sends. Lengths are counted in code points, without the spaces at both ends. */
export const contactMessage = v.object(
  {
    name: v.pipe(words('Name', 2, 100), v.regex(line, 'Keep it on one line.')),
    email: address,
    subject: v.pipe(words('Subject', 3, 150), v.regex(line, 'Keep it on one line.')),
    message: words('Message', 10, 10_000),
  },
  ({ path }) => (path ? 'This is missing.' : 'Send an object with name, email, subject and message.'),
);
export type ContactMessage = v.InferOutput<typeof contactMessage>;
