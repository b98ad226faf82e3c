import { listOf } from '#wording/amounts.ts';
import type * as english from '#words/tool-page.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: {
    one: 'Dateien hierher ziehen',
    two: 'Zwei Dateien hierher ziehen',
    ordered: 'Dateien in beliebiger Reihenfolge hierher ziehen',
  },
  /** @param formats their names. */
  takes: (formats: readonly string[]) => `${describeTaken(formats)}. Eine Datei oder Hunderte.`,
  takesTwo: (formats: readonly string[]) => `${listOf(formats)}.`,
  choose: 'Dateien auswählen',
  add: 'Hinzufügen',
  paste: 'oder einfügen',
  folder: 'Ordner auswählen',
  clear: 'Leeren',
  clearAll: 'Ganze Liste leeren',
  /** Unfolds the list, of which only the file on the sheet is visible. */
  allFiles: (files: number) => `Alle ${count(files, 'Datei', 'Dateien')}`,
} as const satisfies Words<typeof english.dropWords>;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join(', ')} und ${rest} weitere Formate` : listOf(formats);
}

export const barWords = {
  progress: 'Fortschritt aller Dateien',
  options: 'Optionen',
  /** Closes the options on phones. */
  done: 'Fertig',
  cancel: 'Abbrechen',
  noScript: 'Dieses Werkzeug braucht JavaScript, und das ist in diesem Browser ausgeschaltet.',
} as const satisfies Words<typeof english.barWords>;

export const resetOptions: Words<typeof english.resetOptions> = 'Optionen zurücksetzen';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: 'Öffnen in … (einem anderen Werkzeug)',
  more: 'Mehr',
  folder: 'In einen Ordner',
  saveToFolder: 'In einen Ordner speichern',
} as const satisfies Words<typeof english.resultWords>;

interface OpenedFormat {
  name: string;
  /** Without their dots. */
  extensions: readonly string[];
}

/** Below the tool. */
export const answerWords = {
  title: 'Gut zu wissen',
  opens: {
    question: 'Welche Dateien lassen sich öffnen?',
    answer: (formats: readonly OpenedFormat[]) =>
      `${formats.map(describeOpened).join(', ')}. Formate werden am Inhalt erkannt, nicht am Dateinamen.`,
  },
  offline: {
    question: 'Funktioniert es offline?',
    /** `link` turns its text into a link; `tools` and `pages` are the sizes of what is kept. */
    answer: ({ link, tools, pages }: { link: (text: string) => string; tools: string; pages: string }) =>
      `Ja, sobald du es ${link('offline speicherst')}. Alle Werkzeuge dieser Art belegen ${tools} auf diesem Gerät, die Seiten ${pages}.`,
  },
  more: 'Ähnliche Werkzeuge',
  didItWork: 'Hat es geklappt?',
  /** A link to the contact form. */
  tellUs: 'Schreib uns',
} as const satisfies Words<typeof english.answerWords>;

const describeOpened = ({ name, extensions }: OpenedFormat) =>
  `${name} (${extensions.map((extension) => `.${extension}`).join(', ')})`;
