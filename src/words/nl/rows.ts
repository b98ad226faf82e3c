import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/rows.ts';
import type { Words } from '#wording/words.ts';
import { countFiles, countPages } from './count.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path: string) => `${path} verwijderen`,
  show: (path: string) => `${path} tonen`,
  progress: (path: string) => `Voortgang van ${path}`,
  reading: 'wordt gelezen…',
  /** @param times how many seconds of a recording are processed per second. */
  speed: (times: number) =>
    times > 1 ? `${numbers().format(times)} keer zo snel als afspelen` : 'langzamer dan afspelen',
  estimating: { size: 'Grootte wordt geschat…', work: 'Grootte en tijd worden geschat…' },
  place: (path: string, place: number, all: number) => `${path}, nu ${describeWhole(place)} van ${describeWhole(all)}`,
  moveUp: (path: string) => `${path} omhoog`,
  moveDown: (path: string) => `${path} omlaag`,
  compare: (path: string) => `${path} voor en na vergelijken`,
  save: 'Opslaan',
  saveZip: 'ZIP opslaan',
  saveFile: (name: string) => `${name} opslaan`,
  saveFiles: (files: number, zip: string) => `${countFiles(files)} opslaan als ${zip}`,
  pages: {
    label: 'Pagina’s',
    of: (path: string) => `Pagina’s van ${path}`,
    all: 'alle',
    how: 'Typ pagina’s zoals 1-3, 7, last.',
    missing: (pages: number) => `Dit bestand heeft ${countPages(pages)}.`,
  },
  time: {
    label: 'Tijd',
    of: (path: string) => `Tijd van ${path}, in seconden`,
    asOthers: 'zoals de andere',
  },
  unlock: { form: (path: string) => `${path} openen`, password: 'Wachtwoord', open: 'Openen' },
} satisfies Words<typeof english.rowWords>;
