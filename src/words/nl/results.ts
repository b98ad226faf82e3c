import type * as english from '#words/results.ts';
import type { Words } from '#wording/words.ts';

/** The texts about saving, copying and sharing results. */

export const useIn: Words<typeof english.useIn> = 'Openen in…';

/** Above the tools that take them. */
export const useThese: Words<typeof english.useThese> = (number: number) =>
  number === 1 ? 'Dit bestand openen in' : `Deze ${number} bestanden openen in`;

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel: Words<typeof english.copyLabel> = (hasOthers: boolean) =>
  hasOthers ? 'Dit kopiëren' : 'Kopiëren';

export const shareLabel: Words<typeof english.shareLabel> = (number: number) =>
  number === 1 ? 'Delen' : `Alle ${number} delen`;

/** What was copied. */
export const copied = {
  text: 'Gekopieerd als tekst',
  picture: 'Gekopieerd als PNG',
  firstFrame: 'Eerste beeld gekopieerd als PNG',
} satisfies Words<typeof english.copied>;

export const notCopied = {
  refused: 'Niet gekopieerd: je browser laat deze pagina het klembord niet gebruiken. Sla het bestand op.',
  failed: (reason: string) => `Niet gekopieerd: ${reason} Sla het bestand op.`,
} satisfies Words<typeof english.notCopied>;

export const notShared: Words<typeof english.notShared> = (reason: string) =>
  `Niet gedeeld: je browser of de andere app weigerde het. Sla het bestand op. (${reason})`;
