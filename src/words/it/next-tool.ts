import type * as english from '#words/next-tool.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

const names = ([first = '', ...others]: readonly string[]) => {
  if (others.length === 0) return first;
  return others.length === 1 ? `${first} e un altro file` : `${first} e altri ${describeWhole(others.length)} file`;
};

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: 'Chiudi',
  workflow: 'Usa più strumenti in sequenza',
  notAll: 'Non tutti questi file sono adatti agli strumenti: alcuni sono testo.',
  none: 'Nessuno strumento accetta tutti questi file.',
  openIn: (tool) => `Apri in ${tool}`,
  bringing: (files) => (files === 1 ? 'Trasferimento del file…' : 'Trasferimento dei file…'),
  with: (paths) => `Con ${names(paths)}`,
  carried: (paths) =>
    paths.length === 1
      ? `${names(paths)} passa allo strumento che scegli.`
      : `${names(paths)} passano allo strumento che scegli.`,
  leave: (files) => (files === 1 ? 'Lascia qui il file' : 'Lascia qui i file'),
  stayed: (paths) =>
    `Questo strumento non può aprire ${names(paths)}. Premi Indietro per tornare ${paths.length === 1 ? 'al file' : 'ai file'}.`,
} satisfies Words<typeof english.nextToolWords>;
