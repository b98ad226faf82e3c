import { describeSize } from '#wording/amounts.ts';
import { countFiles, countItems } from './count.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: 'Nic nie jest przechowywane.',
  /** In bytes; `used` is the part in use. */
  sum: (things: number, bytes: number, used: number | undefined) =>
    `${countItems(things)}, ${describeSize(bytes)}${used === undefined ? '' : `, z tego w użyciu ${describeSize(used)}`}.`,
  inUse: 'w użyciu',
  held: 'Części nie udało się usunąć, bo używa jej inna strona. Zamknij inne strony tego serwisu i spróbuj ponownie.',
  usedIsLeft: 'Usunięto wszystko oprócz tego, co jest w użyciu.',
  removed: 'Usunięto wszystko. Nic nie jest przechowywane.',
};

/** Names for what is stored. */
export const storedThings = {
  /** By folder name. */
  areas: { results: 'Wyniki z jednej ze stron', unfinished: 'Niedokończone wyniki' } as Record<string, string>,
  /** By database name. */
  databases: {
    'hand-over': 'Pliki zachowane dla przycisku Wstecz lub innej strony',
    folders: 'Używane foldery i to, które pliki są gotowe',
  } as Record<string, string>,
  cache: (name: string, files: number) => `Pamięć podręczna „${name}”: ${countFiles(files)} tego serwisu`,
  serviceWorker: 'Program, który działa bez sieci (service worker)',
  /** By key. */
  texts: {
    agents: 'Zatrzymanie agentów w tej karcie',
    language: 'Wybrany język',
    'page-zoom': 'Powiększenie stron',
    'recent-tools': 'Ostatnio używane narzędzia',
    theme: 'Wybrany motyw',
    workflows: 'Zapisane ciągi kroków',
  } as Record<string, string>,
  siteText: (key: string) => `Notatka „${key}” tego serwisu`,
  tabText: (key: string) => `Notatka „${key}” tej karty`,
};
