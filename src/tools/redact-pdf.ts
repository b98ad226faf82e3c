import * as v from 'valibot';
import { colour } from '#options/options.ts';
import { pageAreas } from '#options/pdf-options.ts';
import { personalDataKinds, type PersonalDataKind } from '#personal-data/kinds.ts';
import { mostPagesChecked } from '#jobs/contract/reading.ts';
import { defineTool } from '#tool.ts';
import { flag, option } from '#options/builders.ts';

/** An option to search for one kind of personal data. */
const found = (kind: PersonalDataKind, title: string, description = '') =>
  flag(title, false, { description: description, 'x-role': kind });

export default defineTool({
  title: 'Redact PDF',
  description: 'Black out words and areas in a PDF and remove what is under them from the file for good.',
  family: 'pdf',
  action: 'Redact',
  suffix: 'redacted',
  asks: ['words'],
  accepts: ['pdf'],
  batch: 'each',
  group: 'protect',
  aka: [
    'black out',
    'blackout',
    'censor',
    'hide text',
    'remove text',
    'remove name',
    'anonymise',
    'cover text',
    'white out',
    'remove email',
    'remove phone number',
    'personal data',
    'pii',
    'gdpr',
    'blank out',
    'remove iban',
    'remove account number',
    'blank out words',
    'bank statement',
    'payslip',
    'account number',
  ],
  options: v.object({
    areas: pageAreas,
    words: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(2000),
        v.title('Words to remove'),
        v.description('Every occurrence, however it is written. Separate several with semicolons.'),
        v.examples(['Ann Smith; 030 1234']),
        v.metadata({ 'x-role': 'words' }),
      ),
      '',
    ),
    email: found('email', 'Email addresses'),
    phone: found('phone', 'Phone numbers'),
    iban: found('iban', 'IBANs', 'International account numbers, such as DE89 3704…'),
    card: found('card', 'Card numbers'),
    birthDate: found('birth-date', 'Dates of birth', 'Dates next to words such as “born” or “date of birth”.'),
    nationalNumber: found(
      'national-number',
      'National ID numbers',
      'Social security, tax and identity numbers of 22 countries.',
    ),
    expression: option('Pattern (regular expression)', v.pipe(v.string(), v.maxLength(500)), '', {
      'x-role': 'expression',
      'x-folded': true,
    }),
    kept: option('Keep these', v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(5000)), [], {
      'x-role': 'kept',
      'x-control': 'kept',
    }),
    colour: colour('Box colour', '#000000'),
  }),
  job: ({ areas, words, expression, kept, colour, birthDate, nationalNumber, ...byName }) => ({
    engine: 'pdf',
    operation: {
      type: 'redact',
      redaction: {
        areas,
        words: words
          .split(';')
          .map((word) => word.trim())
          .filter((word) => word !== ''),
        kinds: personalDataKinds.filter(
          (kind) => ({ ...byName, 'birth-date': birthDate, 'national-number': nationalNumber })[kind],
        ),
        expression,
        kept,
        colour,
      },
    },
  }),
  questions: [
    {
      question: 'Is it really removed?',
      answer:
        'Yes. Letters under an area are removed from the page’s content, images lose the pixels there, lines and shapes are cut off at its edges, and comments, links and form fields are removed with their values. Each result is then checked with another program, PDFium: if it still finds a letter under an area, the whole page is turned into an image instead.',
    },
    {
      question: 'What else is removed?',
      answer:
        'Everything that could still contain the words: title and author, XMP, page thumbnails, scripts, attached files, hidden page templates, alternative texts of these pages, earlier versions of the file, content that is never shown, and every word in a bookmark that was under an area.',
    },
    {
      question: 'When is a page turned into an image?',
      answer:
        'When something on it cannot be removed in part: patterns that are never seen whole outside the area, soft masks that reach into it, or fonts that do not say which letters their codes stand for. That page then loses its searchable text, and the result says which page it is. The others stay text.',
    },
    {
      question: 'Can it miss something?',
      answer: `The search removes words that are text. Pages of the result that have images or drawings are read with OCR, up to ${mostPagesChecked} of them, and the words that can still be read there are named: draw areas over them. OCR may misread a word, and then misses it. If a page is a scan, you can also use Make a scan searchable (OCR) first: the words that it reads are then found. Personal data is found by its form and its check digits: a number that is written in an unusual way may be missed, and one that only looks like personal data may be found. Press a match on the page to keep it. Type words as you would on a keyboard: they are found in upper and lower case, with any kind of dash, apostrophe or digit, with accents and ligatures, over the ends of lines and pages, on turned pages, and in comments and form fields. A word in pieces that may be one word stays, and the result names it. If a removed word is still somewhere else in the file, such as in a bookmark, the name of a layer or a link, the result says where. It also says on which pages the file does not name its letters, where words may be missed. Check the result before you share it.`,
    },
  ],
});
