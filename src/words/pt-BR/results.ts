import type * as english from '#words/results.ts';
import type { Words } from '#wording/words.ts';

/** The texts about saving, copying and sharing results. */

export const useIn = 'Abrir em…';

/** Above the tools that take them. */
export const useThese: Words<typeof english.useThese> = (number) =>
  number === 1 ? 'Abrir este arquivo em' : `Abrir estes ${number} arquivos em`;

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel: Words<typeof english.copyLabel> = (hasOthers) => (hasOthers ? 'Copiar este' : 'Copiar');

export const shareLabel: Words<typeof english.shareLabel> = (number) =>
  number === 1 ? 'Compartilhar' : `Compartilhar os ${number}`;

/** What was copied. */
export const copied = {
  text: 'Copiado como texto',
  picture: 'Copiado como PNG',
  firstFrame: 'Primeiro quadro copiado como PNG',
} satisfies Words<typeof english.copied>;

export const notCopied = {
  refused:
    'Não foi copiado: seu navegador não deixa esta página usar a área de transferência. Em vez disso, salve o arquivo.',
  failed: (reason) => `Não foi copiado: ${reason} Em vez disso, salve o arquivo.`,
} satisfies Words<typeof english.notCopied>;

export const notShared: Words<typeof english.notShared> = (reason) =>
  `Não foi compartilhado: seu navegador ou o outro app recusou. Em vez disso, salve. (${reason})`;
