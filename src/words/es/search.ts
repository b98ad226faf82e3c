import type * as english from '#words/search.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const searchWords = {
  title: 'Buscar una herramienta',
  example: 'heic jpg, menos de 200 kB, unir…',
  found: 'Herramientas',
  close: 'Cerrar',
  all: 'Todas las herramientas',
  recent: 'Recientes',
  popular: 'Lo más buscado',
  own: 'Este sitio',
  results: (number) => `${count(number, 'resultado')}.`,
  missing: (what, instead) => `${what}: no se hace aquí. ${instead}`,
  nothing: 'Ninguna herramienta coincide. Prueba con un verbo o un formato, como “reducir” o “heic”.',
  closest: 'Ninguna herramienta coincide con todas estas palabras. Las más parecidas:',
} satisfies Words<typeof english.searchWords>;
