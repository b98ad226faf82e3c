import { describeSize } from '#wording/amounts.ts';
import { count } from './count.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: 'Nothing is stored.',
  /** In bytes; `used` is the part in use. */
  sum: (things: number, bytes: number, used: number | undefined) =>
    `${count(things, 'item')}, ${describeSize(bytes)}${used === undefined ? '' : `, of which ${describeSize(used)} are in use`}.`,
  inUse: 'in use',
  held: 'Some of it could not be removed, because another page is using it. Close the other pages of this site and try again.',
  usedIsLeft: 'Everything was removed except what is in use.',
  removed: 'Everything was removed. Nothing is stored.',
};

/** Names for what is stored. */
export const storedThings = {
  /** By folder name. */
  areas: { results: 'Results from a page', unfinished: 'Unfinished results' } as Record<string, string>,
  /** By database name. */
  databases: {
    'hand-over': 'Files kept for the Back button or for another page',
    folders: 'The folders that you worked on, and which files are done',
  } as Record<string, string>,
  cache: (name: string, files: number) => `Cache “${name}”: ${count(files, 'file')} of this site`,
  serviceWorker: 'The program that answers without a network (a service worker)',
  /** By key. */
  texts: {
    agents: 'That you stopped agents in this tab',
    language: 'The language that you chose',
    'page-zoom': 'How large you see pages',
    'recent-tools': 'The tools that you used last',
    theme: 'The theme that you chose',
    workflows: 'The workflows that you saved',
  } as Record<string, string>,
  siteText: (key: string) => `Note “${key}” of this site`,
  tabText: (key: string) => `Note “${key}” of this tab`,
};
