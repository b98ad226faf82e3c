import type * as english from '#words/results.ts';
import type { Words } from '#wording/words.ts';

/** The texts about saving, copying and sharing results. */

export const useIn = 'Apri in…';

/** Above the tools that take them. */
export const useThese: Words<typeof english.useThese> = (number) =>
  number === 1 ? 'Apri questo file in' : `Apri questi ${number} file in`;

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel: Words<typeof english.copyLabel> = (hasOthers) => (hasOthers ? 'Copia questo' : 'Copia');

export const shareLabel: Words<typeof english.shareLabel> = (number) =>
  number === 1 ? 'Condividi' : `Condividi tutti (${number})`;

/** What was copied. */
export const copied = {
  text: 'Copiato come testo',
  picture: 'Copiato come PNG',
  firstFrame: 'Primo fotogramma copiato come PNG',
} satisfies Words<typeof english.copied>;

export const notCopied = {
  refused: 'Non copiato: il tuo browser non permette a questa pagina di usare gli appunti. Salva invece il file.',
  failed: (reason) => `Non copiato: ${reason} Salva invece il file.`,
} satisfies Words<typeof english.notCopied>;

export const notShared: Words<typeof english.notShared> = (reason) =>
  `Non condiviso: il tuo browser o l’altra app non l’ha accettato. Salva invece il file. (${reason})`;
