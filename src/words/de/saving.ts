import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/saving.ts';
import type { Words } from '#wording/words.ts';
import { countFiles } from './count.ts';

export const savingWords = {
  one: 'Speichern',
  all: (files: number) => `Alle ${describeWhole(files)} als ZIP speichern`,
  saving: 'Wird gespeichert …',
  /** On the button. */
  done: 'Gespeichert ✓',
  savedAs: (name: string) => `Gespeichert als ${name}`,
  saved: (files: number) => `${countFiles(files)} gespeichert`,
  /** @param saved how many files were written before. @param why the browser's error message. */
  stopped: (saved: number, why: string) =>
    `${saved > 0 ? `${countFiles(saved)} gespeichert, der Rest nicht` : 'Nicht gespeichert'}: Der Browser konnte dort nicht schreiben. Wähle einen anderen Ort oder mach Speicherplatz frei. (${why})`,
  emptyFile: (why: string, name: string) => `${why} Am Speicherort liegt jetzt eine leere Datei: „${name}“.`,
} satisfies Words<typeof english.savingWords>;
