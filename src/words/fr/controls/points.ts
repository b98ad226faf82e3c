import type * as english from '#words/controls/points.ts';
import type { Words } from '#wording/words.ts';

export const pointsWords = {
  opening: 'Ouverture de l’image…',
  picker: 'Pipette',
  picture: (name) => `Aperçu de ${name}`,
  about: 'Environ',
  clear: 'Tout effacer',
  pick: 'Appuyez sur l’image pour relever une couleur. La valeur exacte s’ajoute à la liste.',
  keys: 'Au clavier : les flèches déplacent la croix, avec Maj d’un pixel, et Entrée relève la couleur.',
} satisfies Words<typeof english.pointsWords>;
