import { describeNumber, describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { describeScans, describeUnnamed } from './readings.ts';
import type { ErrorTable } from './problem.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })} Use Make a scan searchable (OCR) first, or draw areas over it.`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })} Draw areas over them.`;
  return 'Text inside images cannot be found. Draw areas over it.';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: 'This file is protected by a password.',
    hint: 'Enter its password to open it. It stays on this device, like the file.',
  },
  'wrong-password': {
    title: 'That is not the password of this file.',
    hint: 'Check capital letters. A file can have two passwords, and either one works.',
  },
  'unknown-lock': {
    title: 'This file is protected by a certificate or a rights service, not by a password.',
    hint: 'Open it with the program it was made for, and save it without protection.',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `There is no page ${describeWhole(page)} in this file: it has ${count(pages, 'page')}.`,
    hint: 'Pages are counted from 1, and “last” is the last one.',
  }),
  'no-pages': { title: 'There are no pages in this file.', hint: 'Copy or download it again.' },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `Page ${page} is too large for this resolution: it would have ${describeNumber(wanted)} pixels.`,
    hint: `The limit is ${describeNumber(most)} pixels. Choose a lower resolution, or leave out this page.`,
  }),
  'unread-page': ({ page }) => ({
    title: `The content of page ${page} cannot be read.`,
    hint: 'It is damaged, or compressed in an unknown way. Delete this page, or copy or download the file again.',
  }),
  'no-pages-left': { title: 'No pages would be left.', hint: 'Keep at least one page.' },
  'no-signature': { title: 'There is no signature yet.', hint: 'Draw it, type your name, or choose an image.' },
  'no-key': {
    title: 'There is no key yet.',
    hint: 'Choose a .p12 or .pfx file, or PEM files with the private key and its certificate.',
  },
  'unread-key': ({ name }) => ({
    title: `${name} is not a key or certificate that can be read here.`,
    hint: 'Use a .p12 or .pfx file, or PEM files. If your key is on a card or token, it cannot be used on a web page.',
  }),
  'no-key-password': {
    title: 'This key is protected by a password.',
    hint: 'Enter the password of the key. It stays on this device, like the key.',
  },
  'wrong-key-password': {
    title: 'That is not the password of this key.',
    hint: 'Check capital letters. It is the password that was set when the key was exported.',
  },
  'no-private-key': {
    title: 'There is no private key in these files.',
    hint: 'A certificate alone cannot sign. Choose the file with the private key too, or a .p12 or .pfx file with both.',
  },
  'no-certificate': {
    title: 'There is no certificate for this key in these files.',
    hint: 'Choose the file with the certificate too, or a .p12 or .pfx file with both.',
  },
  'unsupported-key': {
    title: 'This kind of key is not supported.',
    hint: 'RSA keys and ECDSA keys on P-256, P-384 and P-521 work.',
  },
  'certificate-expired': ({ end }) => ({
    title: `This certificate expired on ${end}.`,
    hint: 'A signature that you make with it now would not be valid. Ask for a new certificate.',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `This certificate is only valid from ${start}.`,
    hint: 'Wait until then, or check the date of this device.',
  }),
  'signing-encrypted': {
    title: 'This file is encrypted, and encrypted files cannot be signed here.',
    hint: 'Remove its protection with Unlock PDF first, and then sign it. That also removes existing signatures.',
  },
  'signing-damaged': {
    title: 'This file is damaged, so a signature would not be reliable.',
    hint: 'Repair it with Repair PDF first, and then sign it. That also removes existing signatures.',
  },
  'signing-not-allowed': {
    title: 'The author of this file does not allow any further signatures.',
    hint: 'A further signature would make the author’s own signature invalid.',
  },
  'nothing-to-redact': {
    title: 'You have not chosen anything to remove.',
    hint: 'Draw areas on the pages, or enter words to look for.',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `These words are not in ${scans.length > 0 ? 'the text of ' : ''}this file: ${words.join(', ')}.`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': { title: 'This regular expression is not valid.', hint: 'Correct it or empty the field.' },
  'no-matches': (facts) => ({
    title: 'Nothing that you are looking for is in the text of this file.',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `Nothing of page ${page} would be left.`,
    hint: 'Choose a larger area, or leave out this page.',
  }),
  'no-pages-chosen': { title: 'No pages are selected.', hint: 'Select at least one page.' },
  'not-two-files': ({ files }) => ({
    title: `Comparing needs two files, and there ${files === 1 ? 'is' : 'are'} ${files}.`,
    hint: 'Keep the older version and the newer version, in this order.',
  }),
  'no-outline': { title: 'This file has no bookmarks to split it by.', hint: 'Split it by pages or by size.' },
  'no-text': {
    title: 'There is no text in this file.',
    hint: 'If its pages are scans, use Make a scan searchable (OCR) first.',
  },
  'no-pictures': {
    title: 'There are no images in this file.',
    hint: 'To turn whole pages into images, use PDF to images.',
  },
  'no-words': { title: 'There is no text yet.', hint: 'Enter the text to write on the pages.' },
  'unwritable-text': ({ characters }) => ({
    title: `These characters cannot be written on a page here: ${characters.join(' ')}`,
    hint: 'Latin, Greek, Cyrillic, Armenian and Georgian letters work. Remove the others.',
  }),
  'no-password': { title: 'There is no password yet.', hint: 'Enter the password to protect the file with.' },
} satisfies Partial<ErrorTable>;
