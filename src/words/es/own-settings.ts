import type * as english from '#words/own-settings.ts';
import type { Words } from '#wording/words.ts';

/** The settings of one file alone. */
export const ownWords = {
  title: (path) => `Ajustes de ${path}`,
  short: 'Ajustes de este archivo',
  about: 'Solo valen para este archivo.',
  useCommon: 'Usar los ajustes de todos los archivos',
  done: 'Listo',
  own: (parts) => (parts.length > 0 ? parts.join(' · ') : 'ahora mismo, los mismos que para todos los archivos'),
  label: 'Ajustes propios',
  part: (title, value) => `${title}: ${value}`,
  on: 'activado',
  off: 'desactivado',
  none: 'ninguno',
} satisfies Words<typeof english.ownWords>;
