import type * as english from '#words/own-settings.ts';
import type { Words } from '#wording/words.ts';

/** The settings of one file alone. */
export const ownWords = {
  title: (path) => `Impostazioni per ${path}`,
  short: 'Impostazioni per questo file',
  about: 'Valgono solo per questo file.',
  useCommon: 'Usa le impostazioni comuni a tutti i file',
  done: 'Fatto',
  own: (parts) => (parts.length > 0 ? parts.join(' · ') : 'per ora le stesse di tutti i file'),
  label: 'Impostazioni proprie',
  part: (title, value) => `${title}: ${value}`,
  on: 'sì',
  off: 'no',
  none: 'nessuno',
} satisfies Words<typeof english.ownWords>;
