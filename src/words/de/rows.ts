import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/rows.ts';
import type { Words } from '#wording/words.ts';
import { countFiles, countPages } from './count.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path: string) => `${path} entfernen`,
  show: (path: string) => `${path} zeigen`,
  progress: (path: string) => `Fortschritt von ${path}`,
  reading: 'wird gelesen …',
  /** @param times how many seconds of a recording are processed per second. */
  speed: (times: number) =>
    times > 1 ? `${numbers().format(times)}-mal so schnell wie beim Abspielen` : 'langsamer als beim Abspielen',
  estimating: { size: 'Größe wird geschätzt …', work: 'Größe und Dauer werden geschätzt …' },
  place: (path: string, place: number, all: number) =>
    `${path}, jetzt ${describeWhole(place)} von ${describeWhole(all)}`,
  moveUp: (path: string) => `${path} nach oben`,
  moveDown: (path: string) => `${path} nach unten`,
  compare: (path: string) => `${path} vorher und nachher vergleichen`,
  save: 'Speichern',
  saveZip: 'ZIP speichern',
  saveFile: (name: string) => `${name} speichern`,
  saveFiles: (files: number, zip: string) => `${countFiles(files)} als ${zip} speichern`,
  pages: {
    label: 'Seiten',
    of: (path: string) => `Seiten von ${path}`,
    all: 'alle',
    how: 'Gib Seiten an wie 1-3, 7, last.',
    missing: (pages: number) => `Diese Datei hat ${countPages(pages)}.`,
  },
  time: {
    label: 'Zeit',
    of: (path: string) => `Zeit von ${path}, in Sekunden`,
    asOthers: 'wie die anderen',
  },
  unlock: { form: (path: string) => `${path} öffnen`, password: 'Passwort', open: 'Öffnen' },
} satisfies Words<typeof english.rowWords>;
