import type * as english from '#words/controls/frames.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const frames = (number: number) => count(number, 'quadro');

/** Places and numbers of frames count from 1; times are text, `0,1 s`. */
export const framesWords = {
  reading: 'Lendo o arquivo…',
  none: 'Neste arquivo não há quadros para escolher.',
  list: 'Quadros',
  tile: (frame, time, place, all) => `Quadro ${frame}, ${time}, posição ${place} de ${all}`,
  moved: (place, all) => `Movido para a posição ${place} de ${all}.`,
  duplicated: (number) => `${count(number, 'quadro duplicado', 'quadros duplicados')}.`,
  deleted: (number, left) =>
    `${count(number, 'quadro excluído', 'quadros excluídos')}; ${left === 1 ? 'resta' : 'restam'} ${describeWhole(left)}.`,
  oneStays: 'Pelo menos um quadro precisa ficar.',
  kept: (number) => `${count(number, 'quadro mantido', 'quadros mantidos')}.`,
  ownTimes: 'Os tempos originais estão de volta.',
  timed: (time) => `Exibido por ${time}.`,
  undone: undoWords.undone,
  startedOver: 'Todos os quadros voltaram à ordem original.',
  tools: {
    bar: 'Quadros selecionados',
    chooseAll: 'Selecionar tudo',
    chooseNone: 'Limpar seleção',
    back: 'Mover para trás',
    forward: 'Mover para a frente',
    duplicate: 'Duplicar',
    delete: 'Excluir',
    keep: 'Manter só estes',
    time: 'Exibir por',
    type: 'Digitar os quadros',
    startOver: 'Começar de novo',
    amount: (chosen, all, time) =>
      `${chosen > 0 ? `${describeWhole(chosen)} de ${frames(all)}` : frames(all)}, ${time}`,
  },
} satisfies Words<typeof english.framesWords>;
