import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/kept.ts';
import type { Words } from '#wording/words.ts';
import { count, countFiles } from './count.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: 'Er is niets opgeslagen.',
  /** In bytes; `used` is the part in use. */
  sum: (things: number, bytes: number, used: number | undefined) =>
    `${count(things, 'onderdeel', 'onderdelen')}, ${describeSize(bytes)}${used === undefined ? '' : `, waarvan ${describeSize(used)} in gebruik`}.`,
  inUse: 'in gebruik',
  held: 'Een deel kon niet worden verwijderd, omdat een andere pagina het gebruikt. Sluit de andere pagina’s van deze site en probeer het opnieuw.',
  usedIsLeft: 'Alles is verwijderd, behalve wat in gebruik is.',
  removed: 'Alles is verwijderd. Er is niets opgeslagen.',
} satisfies Words<typeof english.keptWords>;

/** Names for what is stored. */
export const storedThings = {
  /** By folder name. */
  areas: { results: 'Resultaten van een pagina', unfinished: 'Onvoltooide resultaten' } as Record<string, string>,
  /** By database name. */
  databases: {
    'hand-over': 'Bestanden die zijn bewaard voor de knop Terug of voor een andere pagina',
    folders: 'De mappen waaraan je hebt gewerkt, en welke bestanden klaar zijn',
  } as Record<string, string>,
  cache: (name: string, files: number) => `Cache ‘${name}’: ${countFiles(files)} van deze site`,
  serviceWorker: 'Het programma dat de pagina’s zonder netwerk levert (een service worker)',
  /** By key. */
  texts: {
    agents: 'Dat je agents in dit tabblad hebt gestopt',
    language: 'De taal die je hebt gekozen',
    'page-zoom': 'Hoe groot je pagina’s ziet',
    'recent-tools': 'De tools die je het laatst hebt gebruikt',
    theme: 'Het thema dat je hebt gekozen',
    workflows: 'De workflows die je hebt opgeslagen',
  } as Record<string, string>,
  siteText: (key: string) => `Notitie ‘${key}’ van deze site`,
  tabText: (key: string) => `Notitie ‘${key}’ van dit tabblad`,
} satisfies Words<typeof english.storedThings>;
