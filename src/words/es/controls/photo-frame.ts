import type * as english from '#words/controls/photo-frame.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: 'Marco',
  zoom: 'Tamaño del marco',
  drag: 'Arrastra el marco o sus esquinas.',
  looked: {
    looking: 'Buscando la cara…',
    found:
      'Colocado según la cara. Compruébalo: la barbilla en la línea de abajo y la coronilla entre las dos de arriba.',
    none: 'No se encontró ninguna cara. Pon la barbilla en la línea de abajo y la coronilla entre las dos de arriba.',
    failed:
      'Ahora mismo no se pueden buscar caras. Pon la barbilla en la línea de abajo y la coronilla entre las dos de arriba.',
  },
} satisfies Words<typeof english.photoFrameWords>;
