import { oldestBrowsers } from '#browsers.ts';
import type * as english from '#words/site.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: 'Naar de inhoud',
  /** Before the name of the list of all pages. */
  forAgents: 'Voor AI-agents: elke pagina is er ook als Markdown, op hetzelfde adres met .md erachter. Alle pagina’s:',
  /** In browsers that are too old, or that did not load what starts the page. */
  cannotStart: `De tools kunnen in deze browser niet starten. Ze hebben Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome of Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} of een nieuwere versie nodig. Is de jouwe nieuwer, laad de pagina dan opnieuw.`,
  search: 'Zoeken',
  /** The longer text, if there is room. */
  find: `${searchWords.title}: ${searchWords.example}`,
  tools: 'Tools',
  breadcrumbs: 'Kruimelpad',
} as const satisfies Words<typeof english.headerWords>;

/** The title of a long page's table of contents. */
export const onThisPage: Words<typeof english.onThisPage> = 'Op deze pagina';

/** The table of a family's conversions. */
export const conversionWords = {
  label: 'Omzettingen van het ene formaat naar het andere',
  /** Above the source formats. `heard`: for screen readers. */
  from: { shown: 'Van', heard: 'Van dit formaat' },
  to: (format: string) => `naar ${format}`,
  pair: (from: string, to: string) => `${from} naar ${to}`,
} as const satisfies Words<typeof english.conversionWords>;

export const describeTools: Words<typeof english.describeTools> = (tools: number) => count(tools, 'tool');

/** At the bottom of every page. */
export const footerWords = {
  /** For the page that sends what is written on it, the page that asks the service, and all others. */
  policy: {
    sends:
      'Deze pagina stuurt ons wat je schrijft zodra je op ‘Versturen’ drukt. Bestanden kun je hier niet toevoegen.',
    asks: 'Deze pagina vraagt onze server of alles werkt. Bestanden kun je hier niet toevoegen.',
    blocks: 'Deze pagina kan niets uploaden, zelfs niet naar ons.',
  },
  pages: 'Pagina’s van deze site',
  languages: 'Talen',
  /** Above the links. */
  groups: { tools: 'Tools', trust: 'Vertrouwen', about: 'Over ons' },
  /** Until the count is available. */
  sent: '0 bytes van je bestanden verstuurd.',
  links: {
    tools: searchWords.all,
    about: 'Over Stayput',
    blog: 'Blog',
    proof: 'Bewijs',
    receipts: 'Bonnen',
    privacy: 'Privacy',
    offline: 'Offline',
    browsers: 'Browsers',
    engines: 'Techniek',
    api: 'API',
    contact: 'Contact',
    changelog: 'Wijzigingen',
    status: 'Status',
    licences: 'Licenties',
  },
  theme: 'Thema',
  themes: { system: 'Systeem', light: 'Licht', dark: 'Donker' },
  shortcuts: 'Sneltoetsen',
} as const satisfies Words<typeof english.footerWords>;

export const shortcutWords = {
  /** The label of the `Mod` key. */
  modifier: (isApple: boolean) => (isApple ? '⌘' : 'Ctrl'),
  title: 'Sneltoetsen',
  close: 'Sluiten',
  /** THE table of keyboard shortcuts. */
  groups: [
    {
      title: 'Op elke pagina',
      where: 'body',
      keys: [
        ['Mod+K', 'Tool zoeken'],
        ['?', 'Deze lijst tonen'],
        ['Esc', 'Wat open is sluiten'],
      ],
    },
    {
      title: 'Bestanden',
      where: 'drop-zone',
      keys: [['Mod+V', 'Bestanden van het klembord toevoegen']],
    },
    {
      title: 'Werk',
      where: 'file-tool',
      keys: [['Mod+Enter', 'Starten, waar je ook bent op de pagina']],
    },
    {
      title: 'Resultaat op het blad',
      where: 'sheet-view',
      keys: [
        ['B', 'Voor of na tonen'],
        ['Plus of min', 'In- of uitzoomen'],
        ['0', 'Passend'],
        ['1', 'Werkelijke grootte'],
      ],
    },
    {
      title: 'Pagina’s of beelden',
      where: 'page-board, film-strip',
      keys: [
        ['Pijltoetsen', 'Naar een andere pagina of een ander beeld'],
        ['Shift+Pijltoetsen', 'Onderweg selecteren'],
        ['Spatie', 'Selecteren, of de selectie opheffen'],
        ['Mod+A', 'Alles selecteren'],
      ],
    },
    {
      title: 'Volgorde van pagina’s of beelden',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+Pijltoetsen', 'Selectie verplaatsen'],
        ['D', 'Dupliceren'],
        ['Delete', 'Verwijderen'],
        ['Mod+Z', 'Ongedaan maken'],
      ],
    },
    {
      title: 'Begin en einde',
      where: 'trim-player',
      keys: [
        ['Pijltoetsen', 'Eén beeld of een twintigste seconde'],
        ['Shift+Pijltoetsen', 'Eén seconde'],
        ['Page Up of Page Down', 'Tien seconden'],
        ['Home of End', 'Naar het begin of het einde'],
      ],
    },
    {
      title: 'Kaders en gebieden',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['Pijltoetsen', 'Verplaatsen'],
        ['Shift+Pijltoetsen', 'Formaat wijzigen'],
        ['Alt+Pijltoetsen', 'In kleine stapjes'],
      ],
    },
    {
      title: 'Gebieden',
      where: 'page-areas, image-areas',
      keys: [
        ['Delete', 'Verwijderen'],
        ['Mod+Z', 'Ongedaan maken'],
      ],
    },
  ],
} satisfies Words<typeof english.shortcutWords>;
