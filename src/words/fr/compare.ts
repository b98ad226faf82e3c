import type * as english from '#words/compare.ts';
import type { Words } from '#wording/words.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name) => `${name}, avant et après`,
  titleOfSeveral: 'Comparer deux versions',
  opening: 'Ouverture des deux…',
  original: 'Original',
  side: ['À gauche du séparateur', 'À droite du séparateur'],
  choice: (name, size) => `${name} ${size}`,
  before: 'Avant',
  after: 'Après',
  divider: 'Séparateur entre avant et après',
  frame: 'Image',
  close: 'Fermer',
  fit: 'Ajuster',
  actualSize: 'Taille réelle, 1:1',
  zoom: 'Zoom',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  play: 'Lire les deux',
  pause: 'Pause',
  time: 'Temps dans les deux vidéos',
  mute: 'Couper le son',
  unmute: 'Rétablir le son',
  fullScreen: 'Plein écran',
  frames: 'Comparer des images',
  unplayable: {
    before: 'Ce navigateur ne peut pas lire l’original à côté du résultat.',
    after: 'Ce navigateur ne peut pas lire le résultat.',
  },
  hidden: (name, why) => `${name} ne peut pas être affiché ici. ${why}`,
} satisfies Words<typeof english.compareWords>;
