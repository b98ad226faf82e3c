import { languageOfDates } from '../../language.ts';
import { describeSize } from '../amounts.ts';

const longDate = new Intl.DateTimeFormat(languageOfDates, { dateStyle: 'long' });

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'It is kept on this device.',
  waits: 'It comes with the new version, which is ready.',
  cancelled: 'Cancelled. Nothing of it is kept.',
  removed: 'It is removed from this device.',
  /** In bytes. */
  progress: (done: number, all: number) => `${describeSize(done)} of ${describeSize(all)}`,
  /** @param commit All of its name. */
  version: ({ size, date, commit }: { size: number; date: Date; commit: string | undefined }) =>
    `Kept: ${describeSize(size)} on this device, of the version of ${longDate.format(date)}${commit ? `, commit ${commit.slice(0, 7)}` : ''}.`,
};
