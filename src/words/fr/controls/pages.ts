import type * as english from '#words/controls/pages.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count, counted } from '../count.ts';
import { undoWords } from './undo.ts';

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: 'Pages',
  tile: (page, { file, angle, place }) =>
    [`Page ${page}`, file && `de ${file}`, angle && `pivotée de ${angle} degrés`, place].filter(Boolean).join(', '),
  place: (place, all) => `position ${place} sur ${all}`,
  turnOne: (page) => `Pivoter la page ${page} à droite`,
  inserted: (number) => `${count(number, 'page insérée', 'pages insérées')}.`,
  moved: (place, all) => `Nouvelle position : ${place} sur ${all}.`,
  turnedRight: 'Rotation à droite effectuée.',
  turnedLeft: 'Rotation à gauche effectuée.',
  duplicated: (number) => `${count(number, 'page dupliquée', 'pages dupliquées')}.`,
  deleted: (number, left) =>
    `${count(number, 'page supprimée', 'pages supprimées')}, ${describeWhole(left)} ${counted(left, { one: 'restante', other: 'restantes' })}.`,
  oneStays: 'Il doit rester au moins une page.',
  undone: undoWords.undone,
  startedOver: 'Toutes les pages sont revenues dans leur ordre d’origine.',
  tools: {
    bar: 'Pages sélectionnées',
    chooseAll: 'Tout sélectionner',
    chooseNone: 'Tout désélectionner',
    back: 'Reculer',
    forward: 'Avancer',
    turnLeft: 'Pivoter à gauche',
    turnRight: 'Pivoter à droite',
    duplicate: 'Dupliquer',
    delete: 'Supprimer',
    insert: 'Insérer à la suite',
    type: 'Saisie au clavier',
    startOver: 'Recommencer',
    amount: (chosen, all) =>
      chosen > 0
        ? `${count(chosen, 'page sélectionnée', 'pages sélectionnées')} sur ${describeWhole(all)}`
        : count(all, 'page'),
  },
} satisfies Words<typeof english.pagesWords>;
