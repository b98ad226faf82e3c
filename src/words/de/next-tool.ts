import type * as english from '#words/next-tool.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} und ${count(others.length, 'weitere Datei', 'weitere Dateien')}`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: 'Schließen',
  /** Opens the workflow page with the files. */
  workflow: 'Mehrere Werkzeuge nacheinander',
  notAll: 'Nicht alle davon eignen sich für ein Werkzeug: Einige sind Text.',
  none: 'Kein Werkzeug kann alle diese Dateien öffnen.',
  /** For a file that this tool does not take. */
  openIn: (tool: string) => `In „${tool}“ öffnen`,
  bringing: (files: number) => (files === 1 ? 'Deine Datei wird mitgenommen …' : 'Deine Dateien werden mitgenommen …'),
  /** In the search. */
  with: (paths: readonly string[]) => `Mit ${names(paths)}`,
  /** On pages that lead to tools. */
  carried: (paths: readonly string[]) =>
    `${names(paths)} ${paths.length === 1 ? 'kommt' : 'kommen'} mit zu dem Werkzeug, das du wählst.`,
  leave: () => 'Nicht mitnehmen',
  /** On the page of a tool that does not take them. */
  stayed: (paths: readonly string[]) =>
    `Dieses Werkzeug kann das nicht öffnen: ${names(paths)}. Mit der Zurück-Taste kommst du wieder hin.`,
} satisfies Words<typeof english.nextToolWords>;
