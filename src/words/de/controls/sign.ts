import { describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/controls/sign.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: 'Auf die Seite setzen',
  back: 'Zurück zur Seite',
  change: 'Unterschrift ändern',
  shortChange: 'Ändern',
  place: { signature: 'Unterschrift einfügen', initials: 'Initialen einfügen', date: 'Datum einfügen' },
  /** What is visible of these labels. */
  short: { signature: 'Unterschrift einfügen', initials: 'Initialen', date: 'Datum' },
  unplaced: (files: number) =>
    files > 1
      ? 'Sie kommt in jeder Datei unten rechts auf die letzte Seite, wenn du sie nicht woandershin setzt.'
      : 'Sie kommt unten rechts auf die letzte Seite, wenn du sie nicht woandershin setzt.',
  /** @param pages from 1. */
  where: (pages: readonly number[]) =>
    pages.length === 1 ? `Steht auf Seite ${pages[0]}.` : `Steht auf den Seiten ${listOf(pages.map(describeWhole))}.`,
} satisfies Words<typeof english.signWords>;
