import type * as english from '#words/next-tool.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} y ${count(others.length, 'archivo más', 'archivos más')}`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: 'Cerrar',
  workflow: 'Usar varias herramientas seguidas',
  notAll: 'No todos sirven para las herramientas: algunos son texto.',
  none: 'Ninguna herramienta acepta todos estos archivos.',
  openIn: (tool) => `Abrirlo en ${tool}`,
  bringing: (files) => (files === 1 ? 'Llevando tu archivo…' : 'Llevando tus archivos…'),
  with: (paths) => `Con ${names(paths)}`,
  carried: (paths) =>
    paths.length === 1
      ? `${names(paths)} va contigo a la herramienta que elijas.`
      : `${names(paths)} van contigo a la herramienta que elijas.`,
  leave: (files) => (files === 1 ? 'Dejarlo aquí' : 'Dejarlos aquí'),
  stayed: (paths) =>
    `Esta herramienta no puede abrir ${names(paths)}. Pulsa Atrás para volver a ${paths.length === 1 ? 'él' : 'ellos'}.`,
} satisfies Words<typeof english.nextToolWords>;
