import type * as english from '#words/controls/frames.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const frames = (number: number) => count(number, 'fotograma');

/** Places and numbers of frames count from 1; times are text, `0,1 s`. */
export const framesWords = {
  reading: 'Leyendo el archivo…',
  none: 'En este archivo no hay fotogramas que seleccionar.',
  list: 'Fotogramas',
  tile: (frame, time, place, all) => `Fotograma ${frame}, ${time}, posición ${place} de ${all}`,
  moved: (place, all) => `Movido a la posición ${place} de ${all}.`,
  duplicated: (number) => `${count(number, 'fotograma duplicado', 'fotogramas duplicados')}.`,
  deleted: (number, left) =>
    `${count(number, 'fotograma eliminado', 'fotogramas eliminados')}; quedan ${describeWhole(left)}.`,
  oneStays: 'Tiene que quedar al menos un fotograma.',
  kept: (number) => `${count(number, 'fotograma conservado', 'fotogramas conservados')}.`,
  ownTimes: 'Se han restaurado los tiempos originales.',
  timed: (time) => `Se muestra durante ${time}.`,
  undone: undoWords.undone,
  startedOver: 'Todos los fotogramas vuelven a estar en su orden original.',
  tools: {
    bar: 'Fotogramas seleccionados',
    chooseAll: 'Seleccionar todos',
    chooseNone: 'Deseleccionar todos',
    back: 'Mover hacia atrás',
    forward: 'Mover hacia delante',
    duplicate: 'Duplicar',
    delete: 'Eliminar',
    keep: 'Conservar solo estos',
    time: 'Se muestra durante',
    type: 'Escribir los fotogramas',
    startOver: 'Empezar de nuevo',
    amount: (chosen, all, time) =>
      `${chosen > 0 ? `${describeWhole(chosen)} de ${frames(all)}` : frames(all)}, ${time}`,
  },
} satisfies Words<typeof english.framesWords>;
