import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/offline.ts';
import type { Words } from '#wording/words.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'Bewaard op dit apparaat.',
  waits: 'Komt mee met de nieuwe versie, die al klaarstaat.',
  cancelled: 'Geannuleerd. Er is niets bewaard.',
  removed: 'Van dit apparaat verwijderd.',
  /** In bytes. */
  progress: (done: number, all: number) => `${describeSize(done)} van ${describeSize(all)}`,
  /** @param commit the full hash. */
  version: ({ size, date, commit }: { size: number; date: Date; commit: string | undefined }) =>
    `Bewaard: ${describeSize(size)} op dit apparaat, van de versie van ${longDate().format(date)}${commit ? `, commit ${commit.slice(0, 7)}` : ''}.`,
} satisfies Words<typeof english.offlineWords>;
