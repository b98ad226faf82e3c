import { oldestBrowsers } from '#browsers.ts';
import { countTools } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: 'Przejdź do treści',
  /** Before the name of the list of all pages. */
  forAgents: 'Dla agentów AI: każda strona jest też dostępna w Markdown, pod adresem z końcówką .md. Wszystkie strony:',
  /** In browsers that are too old, or that did not load what starts the page. */
  cannotStart: `W tej przeglądarce narzędzia się nie uruchomią. Wymagają Safari ${oldestBrowsers.safari}, Firefoksa ${oldestBrowsers.firefox}, Chrome lub Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} albo nowszych wersji tych przeglądarek. Jeśli masz nowszą, załaduj stronę ponownie.`,
  search: 'Szukaj',
  /** The longer text, if there is room. */
  find: `${searchWords.title}: ${searchWords.example}`,
  tools: 'Narzędzia',
  breadcrumbs: 'Ścieżka nawigacji',
} as const;

/** The title of a long page's table of contents. */
export const onThisPage = 'Na tej stronie';

/** The table of a family's conversions. */
export const conversionWords = {
  label: 'Konwersje, z jednego formatu na inny',
  /** Above the source formats. `heard`: for screen readers. */
  from: { shown: 'Z', heard: 'Z tego formatu' },
  to: (format: string) => `na ${format}`,
  pair: (from: string, to: string) => `${from} na ${to}`,
} as const;

export const describeTools = (tools: number) => countTools(tools);

/** At the bottom of every page. */
export const footerWords = {
  /** For the page that sends what is written on it, the page that asks the service, and all others. */
  policy: {
    sends: 'Ta strona wysyła nam wpisaną treść, gdy naciśniesz „Wyślij”. Nie przyjmuje plików.',
    asks: 'Ta strona sprawdza, czy nasz serwer działa, i nie przyjmuje plików.',
    blocks: 'Ta strona nie może niczego przesłać, nawet do nas.',
  },
  pages: 'Strony tego serwisu',
  /** Above the links. */
  groups: { tools: 'Narzędzia', trust: 'Zaufanie', about: 'O nas' },
  /** Until the count is available. */
  sent: 'Z Twoich plików wysłano 0 bajtów.',
  links: {
    tools: searchWords.all,
    about: 'O serwisie',
    blog: 'Blog',
    proof: 'Dowód',
    receipts: 'Pokwitowania',
    privacy: 'Prywatność',
    offline: 'Offline',
    browsers: 'Przeglądarki',
    engines: 'Silniki',
    api: 'API',
    contact: 'Kontakt',
    changelog: 'Lista zmian',
    status: 'Stan usługi',
    licences: 'Licencje',
  },
  languages: 'Języki',
  theme: 'Motyw',
  themes: { system: 'Systemowy', light: 'Jasny', dark: 'Ciemny' },
  shortcuts: 'Skróty klawiszowe',
} as const;

interface Shortcuts {
  title: string;
  /** A selector for what a page must have for these keys to work. */
  where: string;
  /** Keys, joined by `+` -> what they do. `Mod` is Ctrl, or ⌘ on Apple's systems. */
  keys: readonly (readonly [keys: string, does: string])[];
}

export const shortcutWords = {
  /** The label of the `Mod` key. */
  modifier: (isApple: boolean) => (isApple ? '⌘' : 'Ctrl'),
  title: 'Skróty klawiszowe',
  close: 'Zamknij',
  /** THE table of keyboard shortcuts. */
  groups: [
    {
      title: 'Na każdej stronie',
      where: 'body',
      keys: [
        ['Mod+K', 'Znajdź narzędzie'],
        ['?', 'Pokaż tę listę'],
        ['Esc', 'Zamknij to, co otwarte'],
      ],
    },
    {
      title: 'Pliki',
      where: 'drop-zone',
      keys: [['Mod+V', 'Dodaj pliki ze schowka']],
    },
    {
      title: 'Praca',
      where: 'file-tool',
      keys: [['Mod+Enter', 'Zacznij, z dowolnego miejsca strony']],
    },
    {
      title: 'Wynik na arkuszu',
      where: 'sheet-view',
      keys: [
        ['B', 'Pokaż przed lub po'],
        ['Plus lub minus', 'Powiększ lub pomniejsz'],
        ['0', 'Dopasuj'],
        ['1', 'Rzeczywisty rozmiar'],
      ],
    },
    {
      title: 'Strony lub klatki',
      where: 'page-board, film-strip',
      keys: [
        ['Strzałki', 'Przejdź do innej strony lub klatki'],
        ['Shift+Strzałki', 'Zaznaczaj po drodze'],
        ['Spacja', 'Zaznacz lub odznacz'],
        ['Mod+A', 'Zaznacz wszystko'],
      ],
    },
    {
      title: 'Kolejność stron lub klatek',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+Strzałki', 'Przenieś zaznaczone'],
        ['D', 'Powiel'],
        ['Delete', 'Usuń'],
        ['Mod+Z', 'Cofnij'],
      ],
    },
    {
      title: 'Początek i koniec',
      where: 'trim-player',
      keys: [
        ['Strzałki', 'O jedną klatkę lub jedną dwudziestą sekundy'],
        ['Shift+Strzałki', 'O sekundę'],
        ['Page Up lub Page Down', 'O dziesięć sekund'],
        ['Home lub End', 'Na początek lub koniec'],
      ],
    },
    {
      title: 'Ramki i obszary',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['Strzałki', 'Przesuń'],
        ['Shift+Strzałki', 'Zmień wielkość'],
        ['Alt+Strzałki', 'Małymi krokami'],
      ],
    },
    {
      title: 'Obszary',
      where: 'page-areas, image-areas',
      keys: [
        ['Delete', 'Usuń'],
        ['Mod+Z', 'Cofnij'],
      ],
    },
  ] satisfies Shortcuts[],
};
