import { oldestBrowsers } from '#browsers.ts';
import type * as english from '#words/site.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: 'Zum Inhalt springen',
  /** Before the name of the list of all pages. */
  forAgents: 'Für KI-Agenten: Jede Seite gibt es auch als Markdown, unter ihrer Adresse mit .md am Ende. Alle Seiten:',
  /** In browsers that are too old, or that did not load what starts the page. */
  cannotStart: `Die Werkzeuge können in diesem Browser nicht starten. Sie brauchen Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome oder Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} oder eine neuere Version davon. Ist deine neuer, lade die Seite neu.`,
  search: 'Suchen',
  /** The longer text, if there is room. */
  find: `${searchWords.title}: ${searchWords.example}`,
  tools: 'Werkzeuge',
  breadcrumbs: 'Pfad zu dieser Seite',
} as const satisfies Words<typeof english.headerWords>;

/** The title of a long page's table of contents. */
export const onThisPage: Words<typeof english.onThisPage> = 'Auf dieser Seite';

/** The table of a family's conversions. */
export const conversionWords = {
  label: 'Umwandlungen von einem Format ins andere',
  /** Above the source formats. `heard`: for screen readers. */
  from: { shown: 'Von', heard: 'Von diesem Format' },
  to: (format: string) => `in ${format}`,
  pair: (from: string, to: string) => `${from} in ${to}`,
} as const satisfies Words<typeof english.conversionWords>;

export const describeTools: Words<typeof english.describeTools> = (tools: number) =>
  count(tools, 'Werkzeug', 'Werkzeuge');

/** At the bottom of every page. */
export const footerWords = {
  /** For the page that sends what is written on it, the page that asks the service, and all others. */
  policy: {
    sends: 'Diese Seite schickt uns, was du schreibst, wenn du auf „Senden“ drückst. Dateien nimmt sie nicht an.',
    asks: 'Diese Seite fragt unseren Server, ob er funktioniert. Dateien nimmt sie nicht an.',
    blocks: 'Diese Seite kann nichts hochladen, nicht einmal zu uns.',
  },
  pages: 'Seiten dieser Website',
  languages: 'Sprachen',
  /** Above the links. */
  groups: { tools: 'Werkzeuge', trust: 'Vertrauen', about: 'Über uns' },
  /** Until the count is available. */
  sent: '0 Byte deiner Dateien gesendet.',
  links: {
    tools: searchWords.all,
    about: 'Über Stayput',
    blog: 'Blog',
    proof: 'Nachweis',
    receipts: 'Belege',
    privacy: 'Datenschutz',
    offline: 'Offline',
    browsers: 'Browser',
    engines: 'Technik',
    api: 'API',
    contact: 'Kontakt',
    changelog: 'Neuerungen',
    status: 'Status',
    licences: 'Lizenzen',
  },
  theme: 'Design',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  shortcuts: 'Tastenkürzel',
} as const satisfies Words<typeof english.footerWords>;

export const shortcutWords = {
  /** The label of the `Mod` key. */
  modifier: (isApple: boolean) => (isApple ? '⌘' : 'Strg'),
  title: 'Tastenkürzel',
  close: 'Schließen',
  /** THE table of keyboard shortcuts. */
  groups: [
    {
      title: 'Auf jeder Seite',
      where: 'body',
      keys: [
        ['Mod+K', 'Werkzeug finden'],
        ['?', 'Diese Liste zeigen'],
        ['Esc', 'Geöffnetes schließen'],
      ],
    },
    {
      title: 'Dateien',
      where: 'drop-zone',
      keys: [['Mod+V', 'Dateien aus der Zwischenablage einfügen']],
    },
    {
      title: 'Ausführen',
      where: 'file-tool',
      keys: [['Mod+Enter', 'Von überall auf der Seite starten']],
    },
    {
      title: 'Angezeigtes Ergebnis',
      where: 'sheet-view',
      keys: [
        ['B', 'Vorher oder nachher zeigen'],
        ['Plus oder Minus', 'Vergrößern oder verkleinern'],
        ['0', 'Einpassen'],
        ['1', 'Originalgröße'],
      ],
    },
    {
      title: 'Seiten oder Bilder',
      where: 'page-board, film-strip',
      keys: [
        ['Pfeiltasten', 'Zu einer anderen Seite oder einem anderen Bild'],
        ['Umschalt+Pfeiltasten', 'Dabei auswählen'],
        ['Leertaste', 'Auswählen oder Auswahl aufheben'],
        ['Mod+A', 'Alle auswählen'],
      ],
    },
    {
      title: 'Reihenfolge von Seiten oder Bildern',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+Pfeiltasten', 'Ausgewähltes verschieben'],
        ['D', 'Duplizieren'],
        ['Entf', 'Entfernen'],
        ['Mod+Z', 'Rückgängig'],
      ],
    },
    {
      title: 'Anfang und Ende',
      where: 'trim-player',
      keys: [
        ['Pfeiltasten', 'Um ein Bild oder eine Zwanzigstelsekunde'],
        ['Umschalt+Pfeiltasten', 'Um eine Sekunde'],
        ['Bild auf oder Bild ab', 'Um zehn Sekunden'],
        ['Pos1 oder Ende', 'An den Anfang oder ans Ende'],
      ],
    },
    {
      title: 'Rahmen und Bereiche',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['Pfeiltasten', 'Verschieben'],
        ['Umschalt+Pfeiltasten', 'Größe ändern'],
        ['Alt+Pfeiltasten', 'In kleinen Schritten'],
      ],
    },
    {
      title: 'Bereiche',
      where: 'page-areas, image-areas',
      keys: [
        ['Entf', 'Entfernen'],
        ['Mod+Z', 'Rückgängig'],
      ],
    },
  ],
} satisfies Words<typeof english.shortcutWords>;
