import type * as english from '#words/readings.ts';
import { listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const mostPagesNamed = 8;

const pageNumbers = (pages: readonly number[]) => {
  const more = pages.length - mostPagesNamed;
  return listOf(more > 1 ? [...pages.slice(0, mostPagesNamed).map(String), `${more} más`] : pages.map(String));
};

/** `la página 3`, `las páginas 1, 2 y 5`, `las páginas 1, 2, 3 y 40 más`. */
export const namePages: Words<typeof english.namePages> = (pages) =>
  `${pages.length === 1 ? 'la página' : 'las páginas'} ${pageNumbers(pages)}`;

const missed = {
  search: 'no se buscó en su texto',
  text: 'su texto no se incluyó',
  comparison: 'su texto no se comparó',
};

/** The sentence about pages that are images of text. */
export const describeScans: Words<typeof english.describeScans> = ({ pages, missed: work, of }) => {
  const where = `${pages.length === 1 ? 'La página' : 'Las páginas'} ${pageNumbers(pages)}${of === undefined ? '' : ` de ${of}`}`;
  return pages.length === 1
    ? `${where} es una imagen, así que ${missed[work]}.`
    : `${where} son imágenes, así que ${missed[work]}.`;
};

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': 'Los títulos, las listas y las tablas vienen de las etiquetas del archivo.',
  'structure-from-looks':
    'El archivo no tiene etiquetas que sirvan, así que los títulos, las listas y las tablas se dedujeron de la disposición. Compruébalos.',
} satisfies Words<typeof english.structureFound>;

/** The sentence about pages with text that nobody sees. */
export const describeUnseen: Words<typeof english.describeUnseen> = ({ pages }) =>
  `El resultado tiene texto que no se ve en ${namePages(pages)}: es invisible, diminuto o blanco sobre blanco. Léelo antes de pasarlo a alguien.`;

/** The button that opens the OCR tool with the file. */
export const readScans = 'Reconocer texto de un PDF (OCR)';

/** The result of reading pages. */
export const describeReading: Words<typeof english.describeReading> = ({
  pages,
  words,
  confidence,
  languages,
  turned,
}) => {
  const read = `${count(words, 'palabra leída', 'palabras leídas')} en ${count(pages, 'página')}, en ${listOf(languages.map(languageName))}, con un ${confidence} % de seguridad.`;
  return turned > 0 ? `${read} ${count(turned, 'página estaba', 'páginas estaban')} de lado o boca abajo.` : read;
};

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed: Words<typeof english.describeUnnamed> = ({ pages }) =>
  `El archivo no dice qué letras son algunos signos de ${namePages(pages)}. Puede que se escapen palabras que los contengan.`;

const mostWordsNamed = 20;

/** `“García” y “López”` */
export const quoted: Words<typeof english.quoted> = (words) => {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `“${word}”`);
  return listOf(more > 1 ? [...named, `${more} más`] : named);
};

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen: Words<typeof english.describeSeen> = ({ words, pages, hasScan }) =>
  `Aún se puede leer ${quoted(words)} en una imagen o un dibujo de ${namePages(pages)}. Dibuja una zona sobre cada sitio${hasScan ? ', o usa antes Reconocer texto de un PDF (OCR)' : ''}.`;

export const describeLook: Words<typeof english.describeLook> = ({ pages, languages }) =>
  `Las imágenes y los dibujos de ${namePages(pages)} se leyeron con OCR en ${listOf(languages.map(languageName))}, y no se encontró ninguna de las palabras. El OCR puede equivocarse, así que mira también ${pages.length === 1 ? 'esa página' : 'esas páginas'}.`;

const unreadBecause = {
  script: 'el OCR de aquí no puede leer todas las letras de tus palabras',
  many: 'leerlos llevaría demasiado tiempo',
  'not-drawn': 'no se pudieron dibujar',
};

export const describeUnread: Words<typeof english.describeUnread> = (note) => {
  if (note.why === 'failed')
    return 'Las imágenes y los dibujos no se comprobaron, porque el OCR no funcionó. Puede que aún se lean palabras en ellos.';
  return `Las imágenes y los dibujos de ${namePages(note.pages)} no se comprobaron, porque ${unreadBecause[note.why]}. Puede que aún se lean palabras en ellos.`;
};
