import type * as english from '#words/controls/crop.ts';
import type { Words } from '#wording/words.ts';

const units = { points: 'points', pixels: 'pixels' };

export const cropWords = {
  opening: 'Ouverture du fichier…',
  box: 'Cadre de rognage',
  picture: (name) => `Aperçu de ${name}`,
  drag: 'Faites glisser le cadre ou ses bords.',
  keys: {
    points:
      'Au clavier : les flèches le déplacent, avec Maj elles le redimensionnent, avec Alt elles le déplacent d’un point.',
    pixels:
      'Au clavier : les flèches le déplacent, avec Maj elles le redimensionnent, avec Alt elles le déplacent d’un pixel.',
  },
  where: ({ width, height, left, top }, unit) =>
    `${width} × ${height} ${units[unit]}, à ${left} de la gauche et à ${top} du haut.`,
  sides: { width: 'Largeur', height: 'Hauteur', left: 'Depuis la gauche', top: 'Depuis le haut' },
  shape: 'Proportions du cadre',
  anyShape: 'Libres',
  ownShape: 'Comme l’image',
  kept: {
    document: 'Garder sur chaque page',
    image: 'Garder sur chaque image',
    media: 'Garder sur chaque vidéo',
  },
  sameShare: 'La même proportion',
  same: { points: 'Les mêmes points', pixels: 'Les mêmes pixels' },
} satisfies Words<typeof english.cropWords>;
