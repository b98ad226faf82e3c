import type * as english from '#words/readings.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const mostPagesNamed = 8;

/** `page 3`, `pages 1, 2 et 5`, `pages 1, 2, 3 et 40 autres`. */
export const namePages: Words<typeof english.namePages> = (pages) => {
  const more = pages.length - mostPagesNamed;
  const named = more > 1 ? [...pages.slice(0, mostPagesNamed).map(String), `${more} autres`] : pages.map(String);
  return `${pages.length === 1 ? 'page' : 'pages'} ${listOf(named)}`;
};

/** `sur la page 3`, `sur les pages 1 et 2`. */
export const onPages = (pages: readonly number[]): string =>
  `${pages.length === 1 ? 'sur la' : 'sur les'} ${namePages(pages)}`;

const missed = {
  search: 'n’a pas été examiné',
  text: 'n’a pas été repris',
  comparison: 'n’a pas été comparé',
};

/** The sentence about pages that are images of text. */
export const describeScans: Words<typeof english.describeScans> = ({ pages, missed: work, of }) => {
  const where = `${pages.length === 1 ? 'La' : 'Les'} ${namePages(pages)}${of === undefined ? '' : ` de ${of}`}`;
  return pages.length === 1
    ? `${where} est une image : son texte ${missed[work]}.`
    : `${where} sont des images : leur texte ${missed[work]}.`;
};

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': 'Les titres, listes et tableaux viennent des balises du fichier.',
  'structure-from-looks':
    'Le fichier n’a pas de balises utilisables : titres, listes et tableaux ont été devinés d’après la mise en page. Vérifiez-les.',
} satisfies Words<typeof english.structureFound>;

/** The sentence about pages with text that nobody sees. */
export const describeUnseen: Words<typeof english.describeUnseen> = ({ pages }) =>
  `Le résultat contient du texte que vous ne voyez pas ${onPages(pages)} : il est invisible, minuscule, ou blanc sur blanc. Lisez-le avant de le transmettre.`;

/** The button that opens the OCR tool with the file. */
export const readScans = 'Reconnaître le texte d’un PDF (OCR)';

/** The result of reading pages. */
export const describeReading: Words<typeof english.describeReading> = ({
  pages,
  words,
  confidence,
  languages,
  turned,
}) => {
  const read = `${count(words, 'mot lu', 'mots lus')} sur ${count(pages, 'page')} (${listOf(languages.map(languageName))}), fiabilité ${confidence} %.`;
  return turned > 0
    ? `${read} ${count(turned, 'page était couchée ou tête en bas', 'pages étaient couchées ou tête en bas')}.`
    : read;
};

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed: Words<typeof english.describeUnnamed> = ({ pages }) =>
  `Le fichier ne dit pas quelles lettres représentent certains signes ${onPages(pages)}. Des mots qui en contiennent peuvent passer inaperçus.`;

const mostWordsNamed = 20;

/** `« Martin » et « Durand »` */
export const quoted: Words<typeof english.quoted> = (words) => {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `« ${word} »`);
  return listOf(more > 1 ? [...named, `${describeWhole(more)} autres`] : named);
};

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen: Words<typeof english.describeSeen> = ({ words, pages, hasScan }) =>
  `Encore lisible dans une image ou un dessin ${onPages(pages)} : ${quoted(words)}. Tracez une zone sur chaque endroit${hasScan ? `, ou utilisez d’abord « ${readScans} »` : ''}.`;

export const describeLook: Words<typeof english.describeLook> = ({ pages, languages }) =>
  `L’OCR a lu les images et les dessins ${onPages(pages)} (${listOf(languages.map(languageName))}) et n’y a trouvé aucun des mots. L’OCR peut se tromper : regardez aussi ${pages.length === 1 ? 'cette page' : 'ces pages'}.`;

const unreadBecause = {
  script: 'ici, l’OCR ne sait pas lire toutes les lettres de vos mots',
  many: 'les lire prendrait trop de temps',
  'not-drawn': 'leur affichage a échoué',
};

export const describeUnread: Words<typeof english.describeUnread> = (note) => {
  if (note.why === 'failed')
    return 'Les images et les dessins n’ont pas été vérifiés, car l’OCR a échoué. Des mots peuvent encore y être lisibles.';
  return `Les images et les dessins ${onPages(note.pages)} n’ont pas été vérifiés : ${unreadBecause[note.why]}. Des mots peuvent encore y être lisibles.`;
};
