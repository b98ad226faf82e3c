import type * as english from '#words/results.ts';
import type { Words } from '#wording/words.ts';

/** The texts about saving, copying and sharing results. */

export const useIn: Words<typeof english.useIn> = 'Öffnen in …';

/** Above the tools that take them. */
export const useThese: Words<typeof english.useThese> = (number: number) =>
  number === 1 ? 'Diese Datei öffnen in' : `Diese ${number} Dateien öffnen in`;

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel: Words<typeof english.copyLabel> = (hasOthers: boolean) =>
  hasOthers ? 'Dieses kopieren' : 'Kopieren';

export const shareLabel: Words<typeof english.shareLabel> = (number: number) =>
  number === 1 ? 'Teilen' : `Alle ${number} teilen`;

/** What was copied. */
export const copied = {
  text: 'Als Text kopiert',
  picture: 'Als PNG kopiert',
  firstFrame: 'Erstes Bild als PNG kopiert',
} satisfies Words<typeof english.copied>;

export const notCopied = {
  refused:
    'Nicht kopiert: Dein Browser lässt diese Seite nicht in die Zwischenablage schreiben. Speichere die Datei stattdessen.',
  failed: (reason: string) => `Nicht kopiert: ${reason} Speichere die Datei stattdessen.`,
} satisfies Words<typeof english.notCopied>;

export const notShared: Words<typeof english.notShared> = (reason: string) =>
  `Nicht geteilt: Dein Browser oder die andere App hat abgelehnt. Speichere die Datei stattdessen. (${reason})`;
