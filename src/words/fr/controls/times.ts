import type * as english from '#words/controls/times.ts';
import type { Words } from '#wording/words.ts';

/** For the players on which times are set. Times are text: `1:02.48` for display, words for screen readers. */
export const timesWords = {
  opening: 'Ouverture…',
  player: (path) => `Lecteur de ${path}`,
  unseen: (path) => `Ce navigateur ne peut pas lire ${path}, mais l’outil fonctionne quand même.`,
  play: 'Lire',
  stop: 'Arrêter',
  trim: {
    start: 'Début',
    end: 'Fin',
    play: 'Lire',
    move: {
      frame: { back: '−1 image', forward: '+1 image' },
      moment: { back: '−0,05 s', forward: '+0,05 s' },
    },
    startHere: 'Commencer ici',
    endHere: 'Finir ici',
    picture: (spoken) => `L’image à ${spoken}`,
    drawing: 'Dessin de l’image…',
    part: ({ length, whole }) => (length === whole ? `Tout est gardé (${whole}).` : `Gardé : ${length} sur ${whole}.`),
    keys: (step) =>
      `Au clavier, sur une poignée : les flèches la déplacent ${step === 'frame' ? 'd’une image' : 'd’un vingtième de seconde'}, avec Maj d’une seconde, et Page préc. et Page suiv. de dix.`,
  },
} satisfies Words<typeof english.timesWords>;
