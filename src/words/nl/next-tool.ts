import type * as english from '#words/next-tool.ts';
import type { Words } from '#wording/words.ts';
import { countFiles } from './count.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} en nog ${countFiles(others.length)}`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: 'Sluiten',
  /** Opens the workflow page with the files. */
  workflow: 'Meerdere tools na elkaar gebruiken',
  notAll: 'Niet al deze bestanden kunnen naar een tool: sommige zijn tekst.',
  none: 'Geen enkele tool kan al deze bestanden aan.',
  /** For a file that this tool does not take. */
  openIn: (tool: string) => `Openen in ‘${tool}’`,
  bringing: (files: number) => (files === 1 ? 'Je bestand gaat mee…' : 'Je bestanden gaan mee…'),
  /** In the search. */
  with: (paths: readonly string[]) => `Met ${names(paths)}`,
  /** On pages that lead to tools. */
  carried: (paths: readonly string[]) =>
    `${names(paths)} ${paths.length === 1 ? 'gaat' : 'gaan'} mee naar de tool die je kiest.`,
  leave: () => 'Niet meenemen',
  /** On the page of a tool that does not take them. */
  stayed: (paths: readonly string[]) =>
    `Deze tool kan dit niet openen: ${names(paths)}. Met de knop Terug kom je er weer bij.`,
} satisfies Words<typeof english.nextToolWords>;
