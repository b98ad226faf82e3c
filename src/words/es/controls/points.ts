import type * as english from '#words/controls/points.ts';
import type { Words } from '#wording/words.ts';

export const pointsWords = {
  opening: 'Abriendo la imagen…',
  picker: 'Selector de color',
  picture: (name) => `Vista previa de ${name}`,
  about: 'Aproximado:',
  clear: 'Vaciar la lista',
  pick: 'Haz clic para tomar un color. El valor exacto se añade a la lista.',
  keys: 'Con el teclado: las flechas mueven la cruz, con Mayús un píxel, e Intro toma el color.',
} satisfies Words<typeof english.pointsWords>;
