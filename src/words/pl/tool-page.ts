import { listOf } from '#wording/amounts.ts';
import { countFiles } from './count.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: { one: 'Upuść pliki tutaj', two: 'Upuść tu dwa pliki', ordered: 'Upuść tu pliki, w dowolnej kolejności' },
  /** @param formats their names. */
  takes: (formats: readonly string[]) => `${describeTaken(formats)}. Jeden plik albo setki.`,
  takesTwo: (formats: readonly string[]) => `${listOf(formats)}.`,
  choose: 'Wybierz pliki',
  add: 'Dodaj pliki',
  paste: 'albo wklej',
  folder: 'Wybierz folder',
  clear: 'Wyczyść',
  clearAll: 'Usuń z listy wszystkie pliki',
  /** Unfolds the list, of which only the file on the sheet is visible. */
  allFiles: (files: number) => `Wszystko: ${countFiles(files)}`,
} as const;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join(', ')} i inne formaty (${rest})` : listOf(formats);
}

export const barWords = {
  progress: 'Postęp wszystkich plików',
  options: 'Opcje',
  /** Closes the options on phones. */
  done: 'Gotowe',
  cancel: 'Anuluj',
  noScript: 'To narzędzie wymaga JavaScriptu, który w tej przeglądarce jest wyłączony.',
} as const;

export const resetOptions = 'Przywróć opcje';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: 'Otwórz w… innym narzędziu',
  more: 'Więcej',
  folder: 'Do folderu',
  saveToFolder: 'Zapisz do folderu',
} as const;

interface OpenedFormat {
  name: string;
  /** Without their dots. */
  extensions: readonly string[];
}

/** Below the tool. */
export const answerWords = {
  title: 'Dobrze wiedzieć',
  opens: {
    question: 'Jakie pliki można otworzyć?',
    answer: (formats: readonly OpenedFormat[]) =>
      `${formats.map(describeOpened).join(', ')}. Formaty są rozpoznawane po zawartości, a nie po nazwie pliku.`,
  },
  offline: {
    question: 'Czy działa offline?',
    /** `link` turns its text into a link; `tools` and `pages` are the sizes of what is kept. */
    answer: ({ link, tools, pages }: { link: (text: string) => string; tools: string; pages: string }) =>
      `Tak, gdy ${link('zachowasz je offline')}. Wszystkie narzędzia tego rodzaju zajmują na tym urządzeniu ${tools}, a strony ${pages}.`,
  },
  more: 'Podobne narzędzia',
  didItWork: 'Udało się?',
  /** A link to the contact form. */
  tellUs: 'Napisz do nas',
} as const;

const describeOpened = ({ name, extensions }: OpenedFormat) =>
  `${name} (${extensions.map((extension) => `.${extension}`).join(', ')})`;
