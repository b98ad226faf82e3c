import type * as english from '#words/own-settings.ts';
import type { Words } from '#wording/words.ts';

/** The settings of one file alone. */
export const ownWords = {
  title: (path: string) => `Einstellungen für ${path}`,
  short: 'Einstellungen für diese Datei',
  about: 'Sie gelten nur für diese Datei.',
  useCommon: 'Einstellungen für alle Dateien verwenden',
  done: 'Fertig',
  /** @param parts how they differ from the settings for all files. */
  own: (parts: readonly string[]) => (parts.length > 0 ? parts.join(' · ') : 'zurzeit dieselben wie für alle Dateien'),
  label: 'Eigene Einstellungen',
  part: (title: string, value: string) => `${title}: ${value}`,
  on: 'an',
  off: 'aus',
  none: 'nichts',
} satisfies Words<typeof english.ownWords>;
