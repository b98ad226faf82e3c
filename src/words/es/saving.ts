import type * as english from '#words/saving.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const savingWords = {
  one: 'Guardar',
  all: (files) => `Guardar los ${describeWhole(files)} como ZIP`,
  saving: 'Guardando…',
  done: 'Guardado ✓',
  savedAs: (name) => `Guardado como ${name}`,
  saved: (files) => count(files, 'archivo guardado', 'archivos guardados'),
  stopped: (saved, why) =>
    `${saved > 0 ? `${count(saved, 'archivo guardado', 'archivos guardados')}. El resto no` : 'No se guardó'}: el navegador no pudo escribir ahí. Elige otro sitio, o libera espacio. (${why})`,
  emptyFile: (why, name) => `${why} Ahí queda un archivo vacío: “${name}”.`,
} satisfies Words<typeof english.savingWords>;
