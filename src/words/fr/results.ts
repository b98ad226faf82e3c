import type * as english from '#words/results.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The texts about saving, copying and sharing results. */

export const useIn = 'Ouvrir dans…';

/** Above the tools that take them. */
export const useThese: Words<typeof english.useThese> = (number) =>
  number === 1 ? 'Ouvrir ce fichier dans' : `Ouvrir ces ${describeWhole(number)} fichiers dans`;

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel: Words<typeof english.copyLabel> = (hasOthers) => (hasOthers ? 'Copier celui-ci' : 'Copier');

export const shareLabel: Words<typeof english.shareLabel> = (number) =>
  number === 1 ? 'Partager' : `Partager les ${describeWhole(number)}`;

/** What was copied. */
export const copied = {
  text: 'Copié en texte',
  picture: 'Copié en PNG',
  firstFrame: 'Première image copiée en PNG',
} satisfies Words<typeof english.copied>;

export const notCopied = {
  refused:
    'Pas copié : votre navigateur ne laisse pas cette page utiliser le presse-papiers. Enregistrez plutôt le fichier.',
  failed: (reason) => `Pas copié : ${reason} Enregistrez plutôt le fichier.`,
} satisfies Words<typeof english.notCopied>;

export const notShared: Words<typeof english.notShared> = (reason) =>
  `Pas partagé : votre navigateur ou l’autre application a refusé. Enregistrez-le plutôt. (${reason})`;
