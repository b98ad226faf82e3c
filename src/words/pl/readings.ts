import type { ReadNote } from '#jobs/contract/reading.ts';
import type { Note } from '#jobs/contract/job.ts';
import { listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import { countPages, countWords, onPages } from './count.ts';

const mostPagesNamed = 8;

/** `strona 3`, `strony 1, 2 i 5`. */
export function namePages(pages: readonly number[]): string {
  const more = pages.length - mostPagesNamed;
  const named = more > 1 ? [...pages.slice(0, mostPagesNamed).map(String), `jeszcze ${more}`] : pages.map(String);
  return `${pages.length === 1 ? 'strona' : 'strony'} ${listOf(named)}`;
}

const missed = {
  search: 'przeszukany',
  text: 'uwzględniony',
  comparison: 'porównany',
};

/** The sentence about pages that are images of text. */
export function describeScans({ pages, missed: work, of }: Extract<Note, { type: 'scanned-pages' }>): string {
  const named = namePages(pages);
  const where = `${named.charAt(0).toUpperCase()}${named.slice(1)}${of === undefined ? '' : ` (${of})`}`;
  return pages.length === 1
    ? `${where} to obraz, więc tekst na niej nie został ${missed[work]}.`
    : `${where} to obrazy, więc tekst na nich nie został ${missed[work]}.`;
}

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': 'Nagłówki, listy i tabele pochodzą ze znaczników w pliku.',
  'structure-from-looks':
    'Plik nie ma użytecznych znaczników, więc nagłówki, listy i tabele odgadnięto z układu. Sprawdź je.',
};

/** The sentence about pages with text that nobody sees. */
export const describeUnseen = ({ pages }: Extract<Note, { type: 'hidden-text' }>): string =>
  `W wyniku jest tekst, którego nie widać (${namePages(pages)}): jest niewidzialny, maleńki albo biały na białym. Przeczytaj go, zanim przekażesz plik dalej.`;

/** The button that opens the OCR tool with the file. */
export const readScans = 'Przeszukiwalny skan (OCR)';

/** The result of reading pages. */
export function describeReading({ pages, words, confidence, languages, turned }: Extract<ReadNote, { type: 'read' }>) {
  const read = `Odczytano ${countWords(words)} na ${onPages(pages)}, język: ${listOf(languages.map(languageName))}, pewność ${confidence}%.`;
  return turned > 0 ? `${read} Na boku lub do góry nogami: ${countPages(turned)}.` : read;
}

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed = ({ pages }: { pages: readonly number[] }): string =>
  `Plik nie określa, jakimi literami są niektóre znaki (${namePages(pages)}). Słowa z nimi mogły umknąć.`;

const mostWordsNamed = 20;

/** `„Nowak” i „Kowalska”` */
export function quoted(words: readonly string[]): string {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `„${word}”`);
  return listOf(more > 1 ? [...named, `jeszcze ${more}`] : named);
}

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen = ({ words, pages, hasScan }: Extract<Note, { type: 'seen-in-pictures' }>): string =>
  `Na obrazie lub rysunku wciąż da się odczytać: ${quoted(words)} (${namePages(pages)}). Narysuj obszar na każdym takim miejscu${hasScan ? ' albo najpierw użyj narzędzia Przeszukiwalny skan (OCR)' : ''}.`;

export const describeLook = ({ pages, languages }: Extract<Note, { type: 'pictures-read' }>): string =>
  `Obrazy i rysunki (${namePages(pages)}) odczytano za pomocą OCR (język: ${listOf(languages.map(languageName))}) i nie znaleziono żadnego z tych słów. OCR może się mylić, więc obejrzyj też ${pages.length === 1 ? 'tę stronę' : 'te strony'}.`;

const unreadBecause = {
  script: 'OCR nie rozpoznaje tu wszystkich liter z Twoich słów',
  many: 'odczytanie trwałoby za długo',
  'not-drawn': 'nie udało się ich narysować',
};

export function describeUnread(note: Extract<Note, { type: 'pictures-unread' }>): string {
  if (note.why === 'failed')
    return 'Obrazy i rysunki nie zostały sprawdzone, bo OCR nie zadziałał. Słowa na nich mogą być wciąż czytelne.';
  return `Obrazy i rysunki (${namePages(note.pages)}) nie zostały sprawdzone, bo ${unreadBecause[note.why]}. Słowa na nich mogą być wciąż czytelne.`;
}
