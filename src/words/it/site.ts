import { oldestBrowsers } from '#browsers.ts';
import type * as english from '#words/site.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: 'Vai al contenuto',
  forAgents: 'Per gli agenti AI: ogni pagina è anche in Markdown, al suo indirizzo con .md. Tutte le pagine:',
  cannotStart: `In questo browser gli strumenti non possono avviarsi. Serve Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome o Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} o una loro versione più recente. Se il tuo è più recente, ricarica la pagina.`,
  search: 'Cerca',
  find: `${searchWords.title}: ${searchWords.example}`,
  tools: 'Strumenti',
  breadcrumbs: 'Percorso di navigazione',
} satisfies Words<typeof english.headerWords>;

/** The title of a long page's table of contents. */
export const onThisPage = 'In questa pagina';

/** `ad AVIF`, `a JPEG`. */
const toward = (format: string) => (/^a/i.test(format) ? 'ad' : 'a');

/** The table of a family's conversions. */
export const conversionWords = {
  label: 'Conversioni da un formato a un altro',
  from: { shown: 'Da', heard: 'Da questo formato' },
  to: (format) => `${toward(format)} ${format}`,
  pair: (from, to) => `Da ${from} ${toward(to)} ${to}`,
} satisfies Words<typeof english.conversionWords>;

export const describeTools: Words<typeof english.describeTools> = (tools) => count(tools, 'strumento', 'strumenti');

/** At the bottom of every page. */
export const footerWords = {
  policy: {
    sends: 'Questa pagina ci invia quello che scrivi quando premi Invia. Non accetta file.',
    asks: 'Questa pagina chiede al nostro server se funziona, e non accetta file.',
    blocks: 'Questa pagina non può inviare nulla a nessuno, nemmeno a noi.',
  },
  pages: 'Pagine di questo sito',
  groups: { tools: 'Strumenti', trust: 'Trasparenza', about: 'Informazioni' },
  sent: '0 byte dei tuoi file inviati.',
  links: {
    tools: searchWords.all,
    about: 'Informazioni',
    blog: 'Blog',
    proof: 'Prova',
    receipts: 'Ricevute',
    privacy: 'Privacy',
    offline: 'Offline',
    browsers: 'Browser',
    engines: 'Motori',
    api: 'API',
    contact: 'Contatti',
    changelog: 'Novità',
    status: 'Stato',
    licences: 'Licenze',
  },
  languages: 'Lingue',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Chiaro', dark: 'Scuro' },
  shortcuts: 'Scorciatoie da tastiera',
} satisfies Words<typeof english.footerWords>;

interface Shortcuts {
  title: string;
  /** A selector for what a page must have for these keys to work. */
  where: string;
  /** Keys, joined by `+` -> what they do. `Mod` is Ctrl, or ⌘ on Apple's systems. */
  keys: readonly (readonly [keys: string, does: string])[];
}

export const shortcutWords = {
  modifier: (isApple) => (isApple ? '⌘' : 'Ctrl'),
  title: 'Scorciatoie da tastiera',
  close: 'Chiudi',
  /** THE table of keyboard shortcuts. */
  groups: [
    {
      title: 'In ogni pagina',
      where: 'body',
      keys: [
        ['Mod+K', 'Cerca uno strumento'],
        ['?', 'Mostra questo elenco'],
        ['Esc', 'Chiudi ciò che è aperto'],
      ],
    },
    {
      title: 'File',
      where: 'drop-zone',
      keys: [['Mod+V', 'Aggiungi file dagli appunti']],
    },
    {
      title: 'Lavoro',
      where: 'file-tool',
      keys: [['Mod+Invio', 'Avvia, da qualsiasi punto della pagina']],
    },
    {
      title: 'Risultato in anteprima',
      where: 'sheet-view',
      keys: [
        ['B', 'Mostra prima o dopo'],
        ['Più o meno', 'Ingrandisci o riduci'],
        ['0', 'Adatta'],
        ['1', 'Dimensioni reali'],
      ],
    },
    {
      title: 'Pagine o fotogrammi',
      where: 'page-board, film-strip',
      keys: [
        ['Frecce', 'Vai a un’altra pagina o a un altro fotogramma'],
        ['Maiusc+Frecce', 'Estendi la selezione'],
        ['Spazio', 'Seleziona o deseleziona'],
        ['Mod+A', 'Seleziona tutto'],
      ],
    },
    {
      title: 'Ordine di pagine o fotogrammi',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+Frecce', 'Sposta la selezione'],
        ['D', 'Duplica'],
        ['Canc', 'Rimuovi'],
        ['Mod+Z', 'Annulla modifica'],
      ],
    },
    {
      title: 'Inizio e fine',
      where: 'trim-player',
      keys: [
        ['Frecce', 'Di un fotogramma, o di un ventesimo di secondo'],
        ['Maiusc+Frecce', 'Di un secondo'],
        ['Pag su o Pag giù', 'Di dieci secondi'],
        ['Inizio o Fine', 'All’inizio o alla fine'],
      ],
    },
    {
      title: 'Riquadri e aree',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['Frecce', 'Sposta'],
        ['Maiusc+Frecce', 'Ridimensiona'],
        ['Alt+Frecce', 'A piccoli passi'],
      ],
    },
    {
      title: 'Aree',
      where: 'page-areas, image-areas',
      keys: [
        ['Canc', 'Rimuovi'],
        ['Mod+Z', 'Annulla modifica'],
      ],
    },
  ] satisfies Shortcuts[],
} satisfies Words<typeof english.shortcutWords>;
