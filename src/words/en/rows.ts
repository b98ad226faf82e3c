import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path: string) => `Remove ${path}`,
  show: (path: string) => `Show ${path}`,
  progress: (path: string) => `Progress of ${path}`,
  reading: 'reading…',
  /** @param times how many seconds of a recording are processed per second. */
  speed: (times: number) =>
    times > 1 ? `${numbers().format(times)} times faster than playing it` : 'slower than playing it',
  estimating: { size: 'Estimating size…', work: 'Estimating size and time…' },
  place: (path: string, place: number, all: number) => `${path}, now ${describeWhole(place)} of ${describeWhole(all)}`,
  moveUp: (path: string) => `Move ${path} up`,
  moveDown: (path: string) => `Move ${path} down`,
  compare: (path: string) => `Compare ${path} before and after`,
  save: 'Save',
  saveZip: 'Save ZIP',
  saveFile: (name: string) => `Save ${name}`,
  saveFiles: (files: number, zip: string) => `Save ${count(files, 'file')} as ${zip}`,
  pages: {
    label: 'Pages',
    of: (path: string) => `Pages of ${path}`,
    all: 'all',
    how: 'Enter pages such as 1-3, 7, last.',
    missing: (pages: number) => `This file has ${count(pages, 'page')}.`,
  },
  time: {
    label: 'Time',
    of: (path: string) => `Time of ${path}, in seconds`,
    asOthers: 'same as others',
  },
  unlock: { form: (path: string) => `Open ${path}`, password: 'Password', open: 'Open' },
};
