import type * as english from '#words/controls/pages.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const pages = (number: number) => count(number, 'página');

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: 'Páginas',
  tile: (page, { file, angle, place }) =>
    [`Página ${page}`, file && `de ${file}`, angle && `girada ${angle} graus`, place].filter(Boolean).join(', '),
  place: (place, all) => `posição ${place} de ${all}`,
  turnOne: (page) => `Girar a página ${page} para a direita`,
  inserted: (number) => `${count(number, 'página inserida', 'páginas inseridas')}.`,
  moved: (place, all) => `Movida para a posição ${place} de ${all}.`,
  turnedRight: 'Girada para a direita.',
  turnedLeft: 'Girada para a esquerda.',
  duplicated: (number) => `${count(number, 'página duplicada', 'páginas duplicadas')}.`,
  deleted: (number, left) =>
    `${count(number, 'página excluída', 'páginas excluídas')}; ${left === 1 ? 'resta' : 'restam'} ${describeWhole(left)}.`,
  oneStays: 'Pelo menos uma página precisa ficar.',
  undone: undoWords.undone,
  startedOver: 'Todas as páginas voltaram à ordem original.',
  tools: {
    bar: 'Páginas selecionadas',
    chooseAll: 'Selecionar tudo',
    chooseNone: 'Limpar seleção',
    back: 'Mover para trás',
    forward: 'Mover para a frente',
    turnLeft: 'Girar para a esquerda',
    turnRight: 'Girar para a direita',
    duplicate: 'Duplicar',
    delete: 'Excluir',
    insert: 'Inserir depois destas',
    type: 'Digitar as páginas',
    startOver: 'Começar de novo',
    amount: (chosen, all) => (chosen > 0 ? `${describeWhole(chosen)} de ${pages(all)}` : pages(all)),
  },
} satisfies Words<typeof english.pagesWords>;
