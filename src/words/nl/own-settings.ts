import type * as english from '#words/own-settings.ts';
import type { Words } from '#wording/words.ts';

/** The settings of one file alone. */
export const ownWords = {
  title: (path: string) => `Instellingen voor ${path}`,
  short: 'Instellingen voor dit bestand',
  about: 'Ze gelden alleen voor dit bestand.',
  useCommon: 'De instellingen voor alle bestanden gebruiken',
  done: 'Klaar',
  /** @param parts how they differ from the settings for all files. */
  own: (parts: readonly string[]) => (parts.length > 0 ? parts.join(' · ') : 'nu hetzelfde als voor alle bestanden'),
  label: 'Eigen instellingen',
  part: (title: string, value: string) => `${title}: ${value}`,
  on: 'aan',
  off: 'uit',
  none: 'geen',
} satisfies Words<typeof english.ownWords>;
