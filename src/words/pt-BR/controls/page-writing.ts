import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import type * as english from '#words/controls/page-writing.ts';
import type { Words } from '#wording/words.ts';
import { areasWords } from './areas.ts';

export type MarkKind = PageMark['type'] | 'date';

const kinds: Record<MarkKind, string> = {
  text: 'Texto',
  date: 'Data',
  tick: 'Marca',
  cross: 'X',
  line: 'Linha',
  highlight: 'Realce',
  pen: 'Desenhar',
};

/** What was added to a page. */
const added: Record<MarkKind, string> = {
  text: 'Texto adicionado',
  date: 'Data adicionada',
  tick: 'Marca adicionada',
  cross: 'X adicionado',
  line: 'Linha adicionada',
  highlight: 'Realce adicionado',
  pen: 'Desenho adicionado',
};

export const writingWords = {
  reading: 'Abrindo o arquivo…',
  pages: 'Páginas',
  kinds,
  tools: 'O que escrever',
  move: 'Mover',
  colour: 'Cor',
  size: 'Tamanho do texto',
  thickness: 'Espessura da linha',
  typed: 'Texto na página',
  how: {
    move: 'Arraste qualquer item para o lugar dele, e o canto para mudar o tamanho.',
    text: 'Clique onde quer escrever.',
    date: 'Clique no lugar da data.',
    tick: 'Clique no lugar da marca.',
    cross: 'Clique no lugar do X.',
    line: 'Arraste sobre a página para traçar uma linha.',
    highlight: 'Arraste sobre a página para realçar.',
    pen: 'Desenhe com o mouse, a caneta ou o dedo.',
  },
  keys: 'Com o teclado: pressione Texto, Data, Marca, X, Linha ou Realce para colocar um no meio da página. As setas movem o item, com Shift mudam o tamanho, com Alt andam em passos pequenos, Enter edita um texto e Delete remove.',
  allFiles: 'O mesmo é escrito em todos os arquivos.',
  added: (kind, page) => `${added[kind]} na página ${page}.`,
  board: {
    removeAll: 'Remover tudo o que você escreveu',
    allRemoved: 'Tudo removido.',
    added: 'Adicionado.',
    removed: 'Removido.',
    remove: (number) => `Remover o item ${number}`,
    area: areasWords.area,
    place: areasWords.place,
  },
  mark: (mark) =>
    mark.type === 'text'
      ? `Texto na página ${mark.page}: ${mark.text}`
      : `${mark.type === 'pen' ? 'Desenho' : kinds[mark.type]} na página ${mark.page}. ${areasWords.place(mark)}`,
} satisfies Words<typeof english.writingWords>;
