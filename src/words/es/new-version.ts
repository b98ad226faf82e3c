import type * as english from '#words/new-version.ts';
import type { Words } from '#wording/words.ts';

/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'Hay una nueva versión de Stayput lista para usar.',
  use: 'Usar la nueva versión',
  later: 'Más tarde',
  waits: 'Tus archivos se quedan en esta página. La próxima página que abras será ya la nueva versión.',
  notUsed: (why) => `Se encontró una nueva versión, pero no se usa. ${why}`,
  close: 'Cerrar',
} satisfies Words<typeof english.newVersionWords>;
