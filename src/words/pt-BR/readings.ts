import type * as english from '#words/readings.ts';
import { listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const mostPagesNamed = 8;

const pageNumbers = (pages: readonly number[]) => {
  const more = pages.length - mostPagesNamed;
  return listOf(more > 1 ? [...pages.slice(0, mostPagesNamed).map(String), `mais ${more}`] : pages.map(String));
};

/** `página 3`, `páginas 1, 2 e 5`, `páginas 1, 2, 3 e mais 40`. */
export const namePages: Words<typeof english.namePages> = (pages) =>
  `${pages.length === 1 ? 'página' : 'páginas'} ${pageNumbers(pages)}`;

/** `na página 3`, `nas páginas 1, 2 e 5`. */
export const onPages: Words<typeof english.namePages> = (pages) =>
  `${pages.length === 1 ? 'na' : 'nas'} ${namePages(pages)}`;

/** `da página 3`, `das páginas 1, 2 e 5`. */
const ofPages: Words<typeof english.namePages> = (pages) => `${pages.length === 1 ? 'da' : 'das'} ${namePages(pages)}`;

const missed = {
  search: 'não entrou na busca',
  text: 'não foi incluído',
  comparison: 'não foi comparado',
};

/** The sentence about pages that are images of text. */
export const describeScans: Words<typeof english.describeScans> = ({ pages, missed: work, of }) => {
  const where = `${namePages(pages)}${of === undefined ? '' : ` de ${of}`}`;
  return pages.length === 1
    ? `A ${where} é uma imagem, por isso o texto dela ${missed[work]}.`
    : `As ${where} são imagens, por isso o texto delas ${missed[work]}.`;
};

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': 'Os títulos, as listas e as tabelas vêm das tags do arquivo.',
  'structure-from-looks':
    'O arquivo não tem tags que sirvam, por isso os títulos, as listas e as tabelas foram deduzidos pelo layout. Confira.',
} satisfies Words<typeof english.structureFound>;

/** The sentence about pages with text that nobody sees. */
export const describeUnseen: Words<typeof english.describeUnseen> = ({ pages }) =>
  `O resultado tem texto que você não vê ${onPages(pages)}: é invisível, minúsculo ou branco sobre branco. Leia antes de passar adiante.`;

/** The button that opens the OCR tool with the file. */
export const readScans = 'PDF pesquisável (OCR)';

/** The result of reading pages. */
export const describeReading: Words<typeof english.describeReading> = ({
  pages,
  words,
  confidence,
  languages,
  turned,
}) => {
  const read = `${count(words, 'palavra lida', 'palavras lidas')} em ${count(pages, 'página')}, em ${listOf(languages.map(languageName))}, com ${confidence}% de certeza.`;
  return turned > 0
    ? `${read} ${count(turned, 'página estava', 'páginas estavam')} de lado ou de cabeça para baixo.`
    : read;
};

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed: Words<typeof english.describeUnnamed> = ({ pages }) =>
  `O arquivo não diz que letras são alguns sinais ${ofPages(pages)}. Palavras com eles podem passar despercebidas.`;

const mostWordsNamed = 20;

/** `“Silva” e “Souza”` */
export const quoted: Words<typeof english.quoted> = (words) => {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `“${word}”`);
  return listOf(more > 1 ? [...named, `mais ${more}`] : named);
};

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen: Words<typeof english.describeSeen> = ({ words, pages, hasScan }) =>
  `Ainda dá para ler ${quoted(words)} em uma imagem ou um desenho ${ofPages(pages)}. Desenhe uma área sobre cada lugar${hasScan ? ', ou use antes “PDF pesquisável (OCR)”' : ''}.`;

export const describeLook: Words<typeof english.describeLook> = ({ pages, languages }) =>
  `As imagens e os desenhos ${ofPages(pages)} foram lidos com OCR em ${listOf(languages.map(languageName))}, e nenhuma das palavras foi encontrada. O OCR pode errar, por isso olhe também ${pages.length === 1 ? 'essa página' : 'essas páginas'}.`;

const unreadBecause = {
  script: 'o OCR daqui não consegue ler todas as letras das suas palavras',
  many: 'a leitura levaria tempo demais',
  'not-drawn': 'não foi possível desenhá-los',
};

export const describeUnread: Words<typeof english.describeUnread> = (note) => {
  if (note.why === 'failed')
    return 'As imagens e os desenhos não foram verificados, porque o OCR não funcionou. Talvez ainda dê para ler palavras neles.';
  return `As imagens e os desenhos ${ofPages(note.pages)} não foram verificados, porque ${unreadBecause[note.why]}. Talvez ainda dê para ler palavras neles.`;
};
