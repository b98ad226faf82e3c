import { listOf } from '#wording/amounts.ts';
import type * as english from '#words/tool-page.ts';
import type { Words } from '#wording/words.ts';
import { countFiles } from './count.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: {
    one: 'Sleep bestanden hierheen',
    two: 'Sleep twee bestanden hierheen',
    ordered: 'Sleep bestanden hierheen, de volgorde maakt niet uit',
  },
  /** @param formats their names. */
  takes: (formats: readonly string[]) => `${describeTaken(formats)}. Eén bestand of honderden.`,
  takesTwo: (formats: readonly string[]) => `${listOf(formats)}.`,
  choose: 'Bestanden kiezen',
  add: 'Toevoegen',
  paste: 'of plakken',
  folder: 'Map kiezen',
  clear: 'Leegmaken',
  clearAll: 'Lijst met bestanden leegmaken',
  /** Unfolds the list, of which only the file on the sheet is visible. */
  allFiles: (files: number) => `Alle ${countFiles(files)}`,
} as const satisfies Words<typeof english.dropWords>;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join(', ')} en nog ${rest} formaten` : listOf(formats);
}

export const barWords = {
  progress: 'Voortgang van alle bestanden',
  options: 'Opties',
  /** Closes the options on phones. */
  done: 'Klaar',
  cancel: 'Annuleren',
  noScript: 'Deze tool heeft JavaScript nodig, en dat staat in deze browser uit.',
} as const satisfies Words<typeof english.barWords>;

export const resetOptions: Words<typeof english.resetOptions> = 'Opties herstellen';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: 'Openen in… een andere tool',
  more: 'Meer',
  folder: 'In een map',
  saveToFolder: 'Opslaan in een map',
} as const satisfies Words<typeof english.resultWords>;

interface OpenedFormat {
  name: string;
  /** Without their dots. */
  extensions: readonly string[];
}

/** Below the tool. */
export const answerWords = {
  title: 'Goed om te weten',
  opens: {
    question: 'Welke bestanden kan de tool openen?',
    answer: (formats: readonly OpenedFormat[]) =>
      `${formats.map(describeOpened).join(', ')}. Het formaat wordt herkend aan de inhoud, niet aan de bestandsnaam.`,
  },
  offline: {
    question: 'Werkt het offline?',
    /** `link` turns its text into a link; `tools` and `pages` are the sizes of what is kept. */
    answer: ({ link, tools, pages }: { link: (text: string) => string; tools: string; pages: string }) =>
      `Ja, zodra je het ${link('offline bewaart')}. Alle tools van dit soort nemen op dit apparaat ${tools} in, en de pagina’s ${pages}.`,
  },
  more: 'Vergelijkbare tools',
  didItWork: 'Is het gelukt?',
  /** A link to the contact form. */
  tellUs: 'Laat het ons weten',
} as const satisfies Words<typeof english.answerWords>;

const describeOpened = ({ name, extensions }: OpenedFormat) =>
  `${name} (${extensions.map((extension) => `.${extension}`).join(', ')})`;
