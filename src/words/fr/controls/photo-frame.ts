import type * as english from '#words/controls/photo-frame.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: 'Cadre',
  zoom: 'Taille du cadre',
  drag: 'Faites glisser le cadre ou ses coins.',
  looked: {
    looking: 'Recherche du visage…',
    found:
      'Placé d’après le visage. Vérifiez : le menton sur la ligne du bas, le haut de la tête entre les deux lignes du haut.',
    none: 'Aucun visage n’a été trouvé. Placez le menton sur la ligne du bas, et le haut de la tête entre les deux lignes du haut.',
    failed:
      'La recherche de visages ne fonctionne pas pour le moment. Placez le menton sur la ligne du bas, et le haut de la tête entre les deux lignes du haut.',
  },
} satisfies Words<typeof english.photoFrameWords>;
