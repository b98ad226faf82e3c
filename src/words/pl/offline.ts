import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'Zachowane na tym urządzeniu.',
  waits: 'Będzie w nowej wersji, która jest gotowa.',
  cancelled: 'Anulowano. Nic nie zachowano.',
  removed: 'Usunięto z tego urządzenia.',
  /** In bytes. */
  progress: (done: number, all: number) => `${describeSize(done)} z ${describeSize(all)}`,
  /** @param commit the full hash. */
  version: ({ size, date, commit }: { size: number; date: Date; commit: string | undefined }) =>
    `Zachowane: ${describeSize(size)} na tym urządzeniu, wersja z ${longDate().format(date)}${commit ? `, commit ${commit.slice(0, 7)}` : ''}.`,
};
