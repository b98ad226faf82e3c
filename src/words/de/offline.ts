import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/offline.ts';
import type { Words } from '#wording/words.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'Auf diesem Gerät gespeichert.',
  waits: 'Kommt mit der neuen Version, die schon bereitsteht.',
  cancelled: 'Abgebrochen. Es wurde nichts gespeichert.',
  removed: 'Von diesem Gerät entfernt.',
  /** In bytes. */
  progress: (done: number, all: number) => `${describeSize(done)} von ${describeSize(all)}`,
  /** @param commit the full hash. */
  version: ({ size, date, commit }: { size: number; date: Date; commit: string | undefined }) =>
    `Gespeichert: ${describeSize(size)} auf diesem Gerät, aus der Version vom ${longDate().format(date)}${commit ? `, Commit ${commit.slice(0, 7)}` : ''}.`,
} satisfies Words<typeof english.offlineWords>;
