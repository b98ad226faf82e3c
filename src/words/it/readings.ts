import type * as english from '#words/readings.ts';
import { listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const mostPagesNamed = 8;

const pageNumbers = (pages: readonly number[]) => {
  const more = pages.length - mostPagesNamed;
  return listOf(more > 1 ? [...pages.slice(0, mostPagesNamed).map(String), `altre ${more}`] : pages.map(String));
};

/** `pagina 3`, `pagine 1, 2 e 5`, `pagine 1, 2, 3 e altre 40`. */
export const namePages: Words<typeof english.namePages> = (pages) =>
  `${pages.length === 1 ? 'pagina' : 'pagine'} ${pageNumbers(pages)}`;

/** `a pagina 3`, `alle pagine 1, 2 e 5`. */
export const onPages = (pages: readonly number[]): string =>
  `${pages.length === 1 ? 'a pagina' : 'alle pagine'} ${pageNumbers(pages)}`;

const missed = {
  search: 'non si è potuto cercare nel testo che si vede',
  text: 'il testo che si vede non è stato incluso',
  comparison: 'il testo che si vede non è stato confrontato',
};

/** The sentence about pages that are images of text. */
export const describeScans: Words<typeof english.describeScans> = ({ pages, missed: work, of }) => {
  const where = `${pages.length === 1 ? 'La pagina' : 'Le pagine'} ${pageNumbers(pages)}${of === undefined ? '' : ` di ${of}`}`;
  return pages.length === 1
    ? `${where} è un’immagine, quindi ${missed[work]}.`
    : `${where} sono immagini, quindi ${missed[work]}.`;
};

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': 'Titoli, elenchi e tabelle provengono dai tag del file.',
  'structure-from-looks':
    'Il file non ha tag utilizzabili, quindi titoli, elenchi e tabelle sono stati dedotti dall’impaginazione. Controllali.',
} satisfies Words<typeof english.structureFound>;

/** The sentence about pages with text that nobody sees. */
export const describeUnseen: Words<typeof english.describeUnseen> = ({ pages }) =>
  `Il risultato contiene testo che non puoi vedere (${namePages(pages)}): è invisibile, minuscolo o bianco su bianco. Leggilo prima di passare il file ad altri.`;

/** The button that opens the OCR tool with the file. */
export const readScans = 'Riconosci testo in un PDF (OCR)';

/** The result of reading pages. */
export const describeReading: Words<typeof english.describeReading> = ({
  pages,
  words,
  confidence,
  languages,
  turned,
}) => {
  const read = `${count(words, 'parola letta', 'parole lette')} su ${count(pages, 'pagina', 'pagine')} (${listOf(languages.map(languageName))}), con un’affidabilità del ${confidence}%.`;
  return turned > 0
    ? `${read} ${count(turned, 'pagina era di lato o capovolta', 'pagine erano di lato o capovolte')}.`
    : read;
};

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed: Words<typeof english.describeUnnamed> = ({ pages }) =>
  `Il file non dice a quali lettere corrispondono alcuni segni ${onPages(pages)}. Le parole che li contengono potrebbero sfuggire.`;

const mostWordsNamed = 20;

/** `“Rossi” e “Bianchi”` */
export const quoted: Words<typeof english.quoted> = (words) => {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `“${word}”`);
  return listOf(more > 1 ? [...named, `altre ${more}`] : named);
};

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen: Words<typeof english.describeSeen> = ({ words, pages, hasScan }) =>
  `Si legge ancora in un’immagine o in un disegno ${onPages(pages)}: ${quoted(words)}. Disegna un’area su ogni punto${hasScan ? `, oppure usa prima “${readScans}”` : ''}.`;

export const describeLook: Words<typeof english.describeLook> = ({ pages, languages }) =>
  `Le immagini e i disegni ${onPages(pages)} sono stati letti con l’OCR (${listOf(languages.map(languageName))}), che non ha trovato nessuna delle parole. L’OCR può sbagliare, quindi dai un’occhiata anche a ${pages.length === 1 ? 'quella pagina' : 'quelle pagine'}.`;

const unreadBecause = {
  script: 'l’OCR di questo sito non sa leggere tutte le lettere delle tue parole',
  many: 'leggerli richiederebbe troppo tempo',
  'not-drawn': 'non è stato possibile disegnarli',
};

export const describeUnread: Words<typeof english.describeUnread> = (note) => {
  if (note.why === 'failed')
    return 'Le immagini e i disegni non sono stati controllati, perché l’OCR non ha funzionato. Potrebbero contenere parole ancora leggibili.';
  return `Le immagini e i disegni ${onPages(note.pages)} non sono stati controllati, perché ${unreadBecause[note.why]}. Potrebbero contenere parole ancora leggibili.`;
};
