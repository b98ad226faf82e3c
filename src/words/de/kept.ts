import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/kept.ts';
import type { Words } from '#wording/words.ts';
import { count, countFiles } from './count.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: 'Es ist nichts gespeichert.',
  /** In bytes; `used` is the part in use. */
  sum: (things: number, bytes: number, used: number | undefined) =>
    `${count(things, 'Eintrag', 'Einträge')}, ${describeSize(bytes)}${used === undefined ? '' : `, davon ${describeSize(used)} in Benutzung`}.`,
  inUse: 'in Benutzung',
  held: 'Ein Teil ließ sich nicht entfernen, weil eine andere Seite ihn benutzt. Schließ die anderen Seiten dieser Website und versuche es erneut.',
  usedIsLeft: 'Alles ist entfernt, bis auf das, was in Benutzung ist.',
  removed: 'Alles ist entfernt. Es ist nichts mehr gespeichert.',
} satisfies Words<typeof english.keptWords>;

/** Names for what is stored. */
export const storedThings = {
  /** By folder name. */
  areas: { results: 'Ergebnisse einer Seite', unfinished: 'Unfertige Ergebnisse' } as Record<string, string>,
  /** By database name. */
  databases: {
    'hand-over': 'Dateien für die Zurück-Taste oder für eine andere Seite',
    folders: 'Die Ordner, mit denen du gearbeitet hast, und welche Dateien fertig sind',
  } as Record<string, string>,
  cache: (name: string, files: number) => `Cache „${name}“: ${countFiles(files)} dieser Website`,
  serviceWorker: 'Das Programm, das ohne Netz antwortet (ein Service Worker)',
  /** By key. */
  texts: {
    agents: 'Dass du Agenten in diesem Tab gestoppt hast',
    language: 'Die Sprache, die du gewählt hast',
    'page-zoom': 'Wie groß du Seiten siehst',
    'recent-tools': 'Die Werkzeuge, die du zuletzt benutzt hast',
    theme: 'Das Design, das du gewählt hast',
    workflows: 'Die Abläufe, die du gespeichert hast',
  } as Record<string, string>,
  siteText: (key: string) => `Notiz „${key}“ dieser Website`,
  tabText: (key: string) => `Notiz „${key}“ dieses Tabs`,
} satisfies Words<typeof english.storedThings>;
