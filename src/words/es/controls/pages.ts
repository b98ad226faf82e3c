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
    [`Página ${page}`, file && `de ${file}`, angle && `girada ${angle} grados`, place].filter(Boolean).join(', '),
  place: (place, all) => `posición ${place} de ${all}`,
  turnOne: (page) => `Girar la página ${page} a la derecha`,
  inserted: (number) => `${count(number, 'página insertada', 'páginas insertadas')}.`,
  moved: (place, all) => `Movida a la posición ${place} de ${all}.`,
  turnedRight: 'Girada a la derecha.',
  turnedLeft: 'Girada a la izquierda.',
  duplicated: (number) => `${count(number, 'página duplicada', 'páginas duplicadas')}.`,
  deleted: (number, left) =>
    `${count(number, 'página eliminada', 'páginas eliminadas')}; quedan ${describeWhole(left)}.`,
  oneStays: 'Tiene que quedar al menos una página.',
  undone: undoWords.undone,
  startedOver: 'Todas las páginas vuelven a estar en su orden original.',
  tools: {
    bar: 'Páginas seleccionadas',
    chooseAll: 'Seleccionar todas',
    chooseNone: 'Deseleccionar todas',
    back: 'Mover hacia atrás',
    forward: 'Mover hacia delante',
    turnLeft: 'Girar a la izquierda',
    turnRight: 'Girar a la derecha',
    duplicate: 'Duplicar',
    delete: 'Eliminar',
    insert: 'Insertar después de estas',
    type: 'Escribir las páginas',
    startOver: 'Empezar de nuevo',
    amount: (chosen, all) => (chosen > 0 ? `${describeWhole(chosen)} de ${pages(all)}` : pages(all)),
  },
} satisfies Words<typeof english.pagesWords>;
