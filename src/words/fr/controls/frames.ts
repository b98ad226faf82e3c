import type * as english from '#words/controls/frames.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count, counted } from '../count.ts';
import { undoWords } from './undo.ts';

/** Places and numbers of frames count from 1; times are text, `0.1 s`. */
export const framesWords = {
  reading: 'Lecture du fichier…',
  none: 'Il n’y a pas d’images à choisir dans ce fichier.',
  list: 'Images',
  tile: (frame, time, place, all) => `Image ${frame}, ${time}, position ${place} sur ${all}`,
  moved: (place, all) => `Nouvelle position : ${place} sur ${all}.`,
  duplicated: (number) => `${count(number, 'image dupliquée', 'images dupliquées')}.`,
  deleted: (number, left) =>
    `${count(number, 'image supprimée', 'images supprimées')}, ${describeWhole(left)} ${counted(left, { one: 'restante', other: 'restantes' })}.`,
  oneStays: 'Il doit rester au moins une image.',
  kept: (number) => `${count(number, 'image gardée', 'images gardées')}.`,
  ownTimes: 'Les durées d’origine sont rétablies.',
  timed: (time) => `Durée d’affichage : ${time}.`,
  undone: undoWords.undone,
  startedOver: 'Toutes les images sont revenues dans leur ordre d’origine.',
  tools: {
    bar: 'Images sélectionnées',
    chooseAll: 'Tout sélectionner',
    chooseNone: 'Tout désélectionner',
    back: 'Reculer',
    forward: 'Avancer',
    duplicate: 'Dupliquer',
    delete: 'Supprimer',
    keep: 'Ne garder que celles-ci',
    time: 'Durée',
    type: 'Saisie au clavier',
    startOver: 'Recommencer',
    amount: (chosen, all, time) =>
      chosen > 0
        ? `${count(chosen, 'image sélectionnée', 'images sélectionnées')} sur ${describeWhole(all)}, ${time}`
        : `${count(all, 'image')}, ${time}`,
  },
} satisfies Words<typeof english.framesWords>;
