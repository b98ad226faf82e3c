import type * as english from '#words/kept.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: 'Non c’è nulla di salvato.',
  sum: (things, bytes, used) =>
    `${count(things, 'elemento', 'elementi')}, ${describeSize(bytes)}${used === undefined ? '' : `, di cui ${describeSize(used)} in uso`}.`,
  inUse: 'in uso',
  held: 'Una parte non si è potuta rimuovere, perché la sta usando un’altra pagina. Chiudi le altre pagine di questo sito e riprova.',
  usedIsLeft: 'È stato rimosso tutto, tranne ciò che è in uso.',
  removed: 'È stato rimosso tutto. Non c’è più nulla di salvato.',
} satisfies Words<typeof english.keptWords>;

/** Names for what is stored. */
export const storedThings = {
  areas: { results: 'Risultati di una pagina', unfinished: 'Risultati non finiti' } as Record<string, string>,
  databases: {
    'hand-over': 'File conservati per il pulsante Indietro o per un’altra pagina',
    folders: 'Le cartelle su cui hai lavorato, e quali file sono completati',
  } as Record<string, string>,
  cache: (name, files) => `Cache “${name}”: ${count(files, 'file')} di questo sito`,
  serviceWorker: 'Il programma che risponde senza rete (un service worker)',
  texts: {
    agents: 'La tua scelta di fermare gli agenti in questa scheda',
    language: 'La lingua che hai scelto',
    'page-zoom': 'Lo zoom con cui vedi le pagine',
    'recent-tools': 'Gli ultimi strumenti che hai usato',
    theme: 'Il tema che hai scelto',
    workflows: 'I flussi di lavoro che hai salvato',
  } as Record<string, string>,
  siteText: (key) => `Nota “${key}” di questo sito`,
  tabText: (key) => `Nota “${key}” di questa scheda`,
} satisfies Words<typeof english.storedThings>;
