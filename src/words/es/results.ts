import type * as english from '#words/results.ts';
import type { Words } from '#wording/words.ts';

/** The texts about saving, copying and sharing results. */

export const useIn = 'Abrir en…';

/** Above the tools that take them. */
export const useThese: Words<typeof english.useThese> = (number) =>
  number === 1 ? 'Abrir este archivo en' : `Abrir estos ${number} archivos en`;

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel: Words<typeof english.copyLabel> = (hasOthers) => (hasOthers ? 'Copiar este' : 'Copiar');

export const shareLabel: Words<typeof english.shareLabel> = (number) =>
  number === 1 ? 'Compartir' : `Compartir los ${number}`;

/** What was copied. */
export const copied = {
  text: 'Copiado como texto',
  picture: 'Copiado como PNG',
  firstFrame: 'Primer fotograma copiado como PNG',
} satisfies Words<typeof english.copied>;

export const notCopied = {
  refused: 'No se copió: tu navegador no deja que esta página use el portapapeles. Guarda el archivo.',
  failed: (reason) => `No se copió: ${reason} Guarda el archivo.`,
} satisfies Words<typeof english.notCopied>;

export const notShared: Words<typeof english.notShared> = (reason) =>
  `No se compartió: tu navegador o la otra app lo rechazó. Guárdalo. (${reason})`;
