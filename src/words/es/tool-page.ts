import type * as english from '#words/tool-page.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: {
    one: 'Suelta archivos aquí',
    two: 'Suelta dos archivos aquí',
    ordered: 'Suelta archivos aquí, en cualquier orden',
  },
  takes: (formats) => `${describeTaken(formats)}. Un archivo o cientos.`,
  takesTwo: (formats) => `${listOf(formats)}.`,
  choose: 'Elegir archivos',
  add: 'Añadir archivos',
  paste: 'o pégalos',
  folder: 'Elegir una carpeta',
  clear: 'Vaciar',
  clearAll: 'Vaciar la lista de archivos',
  allFiles: (files) => `Todos: ${count(files, 'archivo')}`,
} satisfies Words<typeof english.dropWords>;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join(', ')} y ${rest} formatos más` : listOf(formats);
}

export const barWords = {
  progress: 'Progreso de todos los archivos',
  options: 'Opciones',
  done: 'Listo',
  cancel: 'Cancelar',
  noScript: 'Esta herramienta necesita JavaScript, que está desactivado en este navegador.',
} satisfies Words<typeof english.barWords>;

export const resetOptions = 'Restablecer opciones';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: 'Abrir en… otra herramienta',
  more: 'Más',
  folder: 'A una carpeta',
  saveToFolder: 'Guardar en una carpeta',
} satisfies Words<typeof english.resultWords>;

interface OpenedFormat {
  name: string;
  /** Without their dots. */
  extensions: readonly string[];
}

/** Below the tool. */
export const answerWords = {
  title: 'Conviene saber',
  opens: {
    question: '¿Qué archivos puede abrir?',
    answer: (formats) =>
      `${formats.map(describeOpened).join(', ')}. Los formatos se reconocen por el contenido, no por el nombre del archivo.`,
  },
  offline: {
    question: '¿Funciona sin conexión?',
    answer: ({ link, tools, pages }) =>
      `Sí, en cuanto ${link('la guardes para usarla sin conexión')}. Todas las herramientas de su tipo ocupan ${tools} en este dispositivo, y las páginas, ${pages}.`,
  },
  more: 'Herramientas parecidas',
  didItWork: '¿Funcionó?',
  tellUs: 'Cuéntanoslo',
} satisfies Words<typeof english.answerWords>;

const describeOpened = ({ name, extensions }: OpenedFormat) =>
  `${name} (${extensions.map((extension) => `.${extension}`).join(', ')})`;
