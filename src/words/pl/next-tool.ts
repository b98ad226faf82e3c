import { countFiles } from './count.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} i jeszcze ${countFiles(others.length)}`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: 'Zamknij',
  /** Opens the workflow page with the files. */
  workflow: 'Użyj kilku narzędzi po kolei',
  notAll: 'Nie wszystko to pliki do narzędzi: część to tekst.',
  none: 'Żadne narzędzie nie przyjmuje wszystkich tych plików.',
  /** For a file that this tool does not take. */
  openIn: (tool: string) => `Otwórz w: ${tool}`,
  bringing: (files: number) => (files === 1 ? 'Przenoszenie pliku…' : 'Przenoszenie plików…'),
  /** In the search. */
  with: (paths: readonly string[]) => `Z plikami: ${names(paths)}`,
  /** On pages that lead to tools. */
  carried: (paths: readonly string[]) => `Do wybranego narzędzia trafi też: ${names(paths)}.`,
  leave: (files: number) => (files === 1 ? 'Nie zabieraj go' : 'Nie zabieraj ich'),
  /** On the page of a tool that does not take them. */
  stayed: (paths: readonly string[]) =>
    `To narzędzie nie otwiera: ${names(paths)}. Naciśnij Wstecz, żeby do ${paths.length === 1 ? 'niego' : 'nich'} wrócić.`,
};
