import * as v from 'valibot';

// Patterns use code points, which every JSON Schema implementation supports; few support `\p{…}`.

/**
 * A single line of text. Control characters and line breaks are refused, because it goes into the headers of an email.
 */
const line = /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$/u;

/**
 * RFC 5321 and RFC 6531: words separated by single dots, then the labels of a domain name. Quoted words, comments and
 * IP literals are refused, because hardly any mail server accepts them.
 */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~\u00AE-\u1FFF\u2070-\u2FFF\u3001-\uFDFF-]+(?:\.[\w!#$%&'*+/=?^`{|}~\u00AE-\u1FFF\u2070-\u2FFF\u3001-\uFDFF-]+)*@(?:[0-9A-Za-z\u00AE-\u1FFF\u2070-\u2FFF\u3001-\uFDFF-]{1,63}\.)+[0-9A-Za-z\u00AE-\u1FFF\u2070-\u2FFF\u3001-\uFDFF-]{2,63}$/u;

/** Checks what the pattern cannot: the lengths of both parts, and the positions of hyphens. */
function canBeSentTo(email: string): boolean {
  const [local = '', domain = ''] = email.split('@');
  return local.length <= 64 && domain.split('.').every((label) => !label.startsWith('-') && !label.endsWith('-'));
}

/** Whether a text has letters, digits or symbols, not only joiners, spaces or direction marks. */
const isSeen = (text: string) => /[^\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0]/u.test(text);

const words = (title: string, min: number, max: number) =>
  v.pipe(
    v.string('Text is needed here.'),
    v.trim(),
    v.minCodePoints(min, `Write ${min} characters or more.`),
    v.maxCodePoints(max, `Keep it to ${max} characters.`),
    v.check(isSeen, 'Write something that can be seen.'),
    v.title(title),
  );

const notAnAddress = 'This is not an address that mail can be sent to.';

const address = v.pipe(
  v.string('Text is needed here.'),
  v.trim(),
  v.maxCodePoints(254, 'No address is longer than 254 characters.'),
  v.regex(emailPattern, notAnAddress),
  v.check(canBeSentTo, notAnAddress),
  v.title('Email'),
  v.description('An email address, for the answer.'),
);

/** The message that the contact form sends. Lengths are counted in code points, after trimming. */
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
