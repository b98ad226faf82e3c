import type * as english from '#words/own-settings.ts';
import type { Words } from '#wording/words.ts';

/** The settings of one file alone. */
export const ownWords = {
  title: (path) => `Réglages de ${path}`,
  short: 'Réglages de ce fichier',
  about: 'Ils ne valent que pour ce fichier.',
  useCommon: 'Utiliser les réglages communs',
  done: 'Terminé',
  own: (parts) => (parts.length > 0 ? parts.join(' · ') : 'pour l’instant les mêmes que pour tous les fichiers'),
  label: 'Réglages propres',
  part: (title, value) => `${title} : ${value}`,
  on: 'oui',
  off: 'non',
  none: 'vide',
} satisfies Words<typeof english.ownWords>;
