import type * as english from '#words/own-settings.ts';
import type { Words } from '#wording/words.ts';

/** The settings of one file alone. */
export const ownWords = {
  title: (path) => `Configurações de ${path}`,
  short: 'Configurações deste arquivo',
  about: 'Só valem para este arquivo.',
  useCommon: 'Usar as configurações de todos os arquivos',
  done: 'Pronto',
  own: (parts) => (parts.length > 0 ? parts.join(' · ') : 'no momento, as mesmas de todos os arquivos'),
  label: 'Configurações próprias',
  part: (title, value) => `${title}: ${value}`,
  on: 'sim',
  off: 'não',
  none: 'nenhum',
} satisfies Words<typeof english.ownWords>;
