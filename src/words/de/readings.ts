import type { ReadNote } from '#jobs/contract/reading.ts';
import type { Note } from '#jobs/contract/job.ts';
import { listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import type * as english from '#words/readings.ts';
import type { Words } from '#wording/words.ts';
import { count, counted } from './count.ts';

const mostPagesNamed = 8;

/** `1, 2, 3 und 40 weitere`. */
function numbersOf(pages: readonly number[], others: string): string {
  const more = pages.length - mostPagesNamed;
  return listOf(more > 1 ? [...pages.slice(0, mostPagesNamed).map(String), `${more} ${others}`] : pages.map(String));
}

/** `Seite 3`, `Seiten 1, 2 und 5`, `Seiten 1, 2, 3 und 40 weitere`. */
export const namePages: Words<typeof english.namePages> = (pages: readonly number[]): string =>
  `${pages.length === 1 ? 'Seite' : 'Seiten'} ${numbersOf(pages, 'weitere')}`;

/** `auf Seite 3`, `auf den Seiten 1, 2, 3 und 40 weiteren`. */
export const onPages = (pages: readonly number[]): string =>
  `auf ${pages.length === 1 ? 'Seite' : 'den Seiten'} ${numbersOf(pages, 'weiteren')}`;

const missed = {
  search: 'durchsucht',
  text: 'übernommen',
  comparison: 'verglichen',
};

/** The sentence about pages that are images of text. */
export const describeScans: Words<typeof english.describeScans> = ({ pages, missed: work, of }) => {
  const where = `${namePages(pages)}${of === undefined ? '' : ` in ${of}`}`;
  return pages.length === 1
    ? `${where} ist ein Bild, deshalb wurde der Text darauf nicht ${missed[work]}.`
    : `${where} sind Bilder, deshalb wurde der Text darauf nicht ${missed[work]}.`;
};

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': 'Überschriften, Listen und Tabellen stammen aus den Tags in der Datei.',
  'structure-from-looks':
    'Die Datei hat keine brauchbaren Tags, deshalb wurden Überschriften, Listen und Tabellen am Aussehen erkannt. Prüfe sie.',
} satisfies Words<typeof english.structureFound>;

/** The sentence about pages with text that nobody sees. */
export const describeUnseen: Words<typeof english.describeUnseen> = ({ pages }) =>
  `Das Ergebnis enthält Text, den du ${onPages(pages)} nicht siehst: Er ist unsichtbar, winzig oder weiß auf weiß. Lies ihn, bevor du es weitergibst.`;

/** The button that opens the OCR tool with the file. */
export const readScans: Words<typeof english.readScans> = 'Scan durchsuchbar machen (OCR)';

/** The result of reading pages. */
export const describeReading: Words<typeof english.describeReading> = ({
  pages,
  words,
  confidence,
  languages,
  turned,
}: Extract<ReadNote, { type: 'read' }>) => {
  const read = `${count(words, 'Wort', 'Wörter')} auf ${count(pages, 'Seite', 'Seiten')} gelesen (${listOf(languages.map(languageName))}), zu ${confidence}\u00a0% sicher.`;
  return turned > 0
    ? `${read} ${count(turned, 'Seite lag', 'Seiten lagen')} quer oder ${counted(turned, { one: 'stand', other: 'standen' })} auf dem Kopf.`
    : read;
};

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed: Words<typeof english.describeUnnamed> = ({ pages }) =>
  `Die Datei gibt nicht an, für welche Buchstaben manche Zeichen ${onPages(pages)} stehen. Wörter damit fehlen vielleicht.`;

const mostWordsNamed = 20;

/** `„Schmidt“ und „Müller“` */
export const quoted: Words<typeof english.quoted> = (words: readonly string[]): string => {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `„${word}“`);
  return listOf(more > 1 ? [...named, `${more} weitere`] : named);
};

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen: Words<typeof english.describeSeen> = ({
  words,
  pages,
  hasScan,
}: Extract<Note, { type: 'seen-in-pictures' }>) =>
  `In einem Bild oder einer Zeichnung ${onPages(pages)} noch zu lesen: ${quoted(words)}. Zeichne über jede Stelle einen Bereich${hasScan ? ' oder nimm zuerst „Scan durchsuchbar machen (OCR)“' : ''}.`;

export const describeLook: Words<typeof english.describeLook> = ({ pages, languages }) =>
  `Die Bilder und Zeichnungen ${onPages(pages)} wurden mit OCR gelesen (${listOf(languages.map(languageName))}), und keines der Wörter wurde gefunden. OCR macht manchmal Fehler. Sieh dir ${pages.length === 1 ? 'diese Seite' : 'diese Seiten'} also auch selbst an.`;

const unreadBecause = {
  script: 'OCR hier nicht alle Buchstaben deiner Wörter lesen kann',
  many: 'das Lesen zu lange dauern würde',
  'not-drawn': 'sie sich nicht zeichnen ließen',
};

export const describeUnread: Words<typeof english.describeUnread> = (note) => {
  if (note.why === 'failed')
    return 'Bilder und Zeichnungen wurden nicht geprüft, weil OCR nicht funktioniert hat. Wörter darin sind vielleicht noch lesbar.';
  return `Die Bilder und Zeichnungen ${onPages(note.pages)} wurden nicht geprüft, weil ${unreadBecause[note.why]}. Wörter darin sind vielleicht noch lesbar.`;
};
