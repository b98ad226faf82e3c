import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'Kept on this device.',
  waits: 'It comes with the new version, which is ready to use.',
  cancelled: 'Cancelled. Nothing was kept.',
  removed: 'Removed from this device.',
  /** In bytes. */
  progress: (done: number, all: number) => `${describeSize(done)} of ${describeSize(all)}`,
  /** @param commit the full hash. */
  version: ({ size, date, commit }: { size: number; date: Date; commit: string | undefined }) =>
    `Kept: ${describeSize(size)} on this device, from the version of ${longDate().format(date)}${commit ? `, commit ${commit.slice(0, 7)}` : ''}.`,
};
