import type { ReadNote } from '#jobs/contract/reading.ts';
import type { Note } from '#jobs/contract/job.ts';
import { listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import type * as english from '#words/readings.ts';
import type { Words } from '#wording/words.ts';
import { count, counted, countPages } from './count.ts';

const mostPagesNamed = 8;

/** `1, 2, 3 en nog 40`. */
function numbersOf(pages: readonly number[]): string {
  const more = pages.length - mostPagesNamed;
  return listOf(more > 1 ? [...pages.slice(0, mostPagesNamed).map(String), `nog ${more}`] : pages.map(String));
}

/** `pagina 3`, `pagina 1, 2 en 5`, `pagina 1, 2, 3 en nog 40`. */
export const namePages: Words<typeof english.namePages> = (pages: readonly number[]): string =>
  `pagina ${numbersOf(pages)}`;

/** `op pagina 3`, `op pagina 1, 2, 3 en nog 40`. */
export const onPages = (pages: readonly number[]): string => `op ${namePages(pages)}`;

const missed = {
  search: 'doorzocht',
  text: 'overgenomen',
  comparison: 'vergeleken',
};

/** The sentence about pages that are images of text. */
export const describeScans: Words<typeof english.describeScans> = ({ pages, missed: work, of }) => {
  const named = namePages(pages);
  const where = `${named.charAt(0).toUpperCase()}${named.slice(1)}${of === undefined ? '' : ` in ${of}`}`;
  return pages.length === 1
    ? `${where} is een afbeelding, dus de tekst erop is niet ${missed[work]}.`
    : `${where} zijn afbeeldingen, dus de tekst erop is niet ${missed[work]}.`;
};

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': 'Koppen, lijsten en tabellen komen uit de tags in het bestand.',
  'structure-from-looks':
    'Het bestand heeft geen bruikbare tags, dus koppen, lijsten en tabellen zijn afgeleid uit de opmaak. Controleer ze.',
} satisfies Words<typeof english.structureFound>;

/** The sentence about pages with text that nobody sees. */
export const describeUnseen: Words<typeof english.describeUnseen> = ({ pages }) =>
  `Het resultaat bevat tekst die je niet ziet, ${onPages(pages)}: onzichtbaar, piepklein of wit op wit. Lees die tekst voordat je het bestand doorgeeft.`;

/** The button that opens the OCR tool with the file. */
export const readScans: Words<typeof english.readScans> = 'Scan doorzoekbaar maken (OCR)';

/** The result of reading pages. */
export const describeReading: Words<typeof english.describeReading> = ({
  pages,
  words,
  confidence,
  languages,
  turned,
}: Extract<ReadNote, { type: 'read' }>) => {
  const read = `${count(words, 'woord', 'woorden')} gelezen op ${countPages(pages)} (${listOf(languages.map(languageName))}), ${confidence}% zeker.`;
  return turned > 0
    ? `${read} ${countPages(turned)} ${counted(turned, { one: 'lag op zijn kant', other: 'lagen op hun kant' })} of ondersteboven.`
    : read;
};

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed: Words<typeof english.describeUnnamed> = ({ pages }) =>
  `Bij sommige tekens ${onPages(pages)} staat niet in het bestand welke letters het zijn. Woorden daarmee worden misschien gemist.`;

const mostWordsNamed = 20;

/** `‘Jansen’ en ‘De Vries’` */
export const quoted: Words<typeof english.quoted> = (words: readonly string[]): string => {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `‘${word}’`);
  return listOf(more > 1 ? [...named, `nog ${more}`] : named);
};

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen: Words<typeof english.describeSeen> = ({
  words,
  pages,
  hasScan,
}: Extract<Note, { type: 'seen-in-pictures' }>) =>
  `Nog te lezen in een afbeelding of tekening ${onPages(pages)}: ${quoted(words)}. Teken over elke plek een gebied${hasScan ? ', of gebruik eerst ‘Scan doorzoekbaar maken (OCR)’' : ''}.`;

export const describeLook: Words<typeof english.describeLook> = ({ pages, languages }) =>
  `De afbeeldingen en tekeningen ${onPages(pages)} zijn gelezen met OCR (${listOf(languages.map(languageName))}), en geen van de woorden is gevonden. OCR kan fouten maken, dus bekijk ${pages.length === 1 ? 'die pagina' : 'die pagina’s'} ook zelf.`;

const unreadBecause = {
  script: 'OCR hier niet alle letters van je woorden kan lezen',
  many: 'het lezen te lang zou duren',
  'not-drawn': 'ze niet konden worden weergegeven',
};

export const describeUnread: Words<typeof english.describeUnread> = (note) => {
  if (note.why === 'failed')
    return 'Afbeeldingen en tekeningen zijn niet gecontroleerd, omdat OCR niet werkte. Woorden daarin zijn misschien nog leesbaar.';
  return `De afbeeldingen en tekeningen ${onPages(note.pages)} zijn niet gecontroleerd, omdat ${unreadBecause[note.why]}. Woorden daarin zijn misschien nog leesbaar.`;
};
