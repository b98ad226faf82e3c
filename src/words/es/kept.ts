import type * as english from '#words/kept.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: 'No hay nada guardado.',
  sum: (things, bytes, used) =>
    `${count(things, 'elemento')}, ${describeSize(bytes)}${used === undefined ? '' : `, de los que ${describeSize(used)} se están usando`}.`,
  inUse: 'en uso',
  held: 'Una parte no se pudo quitar, porque otra página la está usando. Cierra las demás páginas de este sitio y vuelve a intentarlo.',
  usedIsLeft: 'Se quitó todo menos lo que se está usando.',
  removed: 'Se quitó todo. No hay nada guardado.',
} satisfies Words<typeof english.keptWords>;

/** Names for what is stored. */
export const storedThings = {
  areas: { results: 'Resultados de una página', unfinished: 'Resultados sin terminar' } as Record<string, string>,
  databases: {
    'hand-over': 'Archivos guardados para el botón Atrás o para otra página',
    folders: 'Las carpetas con las que trabajaste, y qué archivos están listos',
  } as Record<string, string>,
  cache: (name, files) => `Caché “${name}”: ${count(files, 'archivo')} de este sitio`,
  serviceWorker: 'El programa que responde sin red (un service worker)',
  texts: {
    agents: 'Que detuviste a los agentes en esta pestaña',
    language: 'El idioma que elegiste',
    'page-zoom': 'El tamaño con que ves las páginas',
    'recent-tools': 'Las últimas herramientas que usaste',
    theme: 'El tema que elegiste',
    workflows: 'Los flujos de trabajo que guardaste',
  } as Record<string, string>,
  siteText: (key) => `Nota “${key}” de este sitio`,
  tabText: (key) => `Nota “${key}” de esta pestaña`,
} satisfies Words<typeof english.storedThings>;
