import type * as english from '#words/tool-page.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: {
    one: 'Trascina qui i file',
    two: 'Trascina qui due file',
    ordered: 'Trascina qui i file, in qualsiasi ordine',
  },
  takes: (formats) => `${describeTaken(formats)}. Un file o centinaia.`,
  takesTwo: (formats) => `${listOf(formats)}.`,
  choose: 'Scegli file',
  add: 'Aggiungi file',
  paste: 'o incolla',
  folder: 'Scegli una cartella',
  clear: 'Svuota',
  clearAll: 'Svuota l’elenco dei file',
  allFiles: (files) => `Tutti i file (${describeWhole(files)})`,
} satisfies Words<typeof english.dropWords>;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join(', ')} e altri ${rest} formati` : listOf(formats);
}

export const barWords = {
  progress: 'Avanzamento di tutti i file',
  options: 'Opzioni',
  done: 'Fatto',
  cancel: 'Annulla',
  noScript: 'Questo strumento richiede JavaScript, che in questo browser è disattivato.',
} satisfies Words<typeof english.barWords>;

export const resetOptions = 'Ripristina opzioni';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: 'Apri in… un altro strumento',
  more: 'Altro',
  folder: 'In una cartella',
  saveToFolder: 'Salva in una cartella',
} satisfies Words<typeof english.resultWords>;

interface OpenedFormat {
  name: string;
  /** Without their dots. */
  extensions: readonly string[];
}

/** Below the tool. */
export const answerWords = {
  title: 'Buono a sapersi',
  opens: {
    question: 'Quali file può aprire?',
    answer: (formats) =>
      `${formats.map(describeOpened).join(', ')}. Il formato si riconosce dal contenuto, non dal nome del file.`,
  },
  offline: {
    question: 'Funziona offline?',
    answer: ({ link, tools, pages }) =>
      `Sì, dopo che l’hai ${link('salvato per l’uso offline')}. Tutti gli strumenti del suo tipo occupano ${tools} su questo dispositivo, e le pagine ${pages}.`,
  },
  more: 'Altri strumenti simili',
  didItWork: 'Ha funzionato?',
  tellUs: 'Faccelo sapere',
} satisfies Words<typeof english.answerWords>;

const describeOpened = ({ name, extensions }: OpenedFormat) =>
  `${name} (${extensions.map((extension) => `.${extension}`).join(', ')})`;
