import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import type * as english from '#words/controls/page-writing.ts';
import type { Words } from '#wording/words.ts';
import { areasWords } from './areas.ts';

export type MarkKind = PageMark['type'] | 'date';

const kinds: Record<MarkKind, string> = {
  text: 'Texto',
  date: 'Fecha',
  tick: 'Marca',
  cross: 'Cruz',
  line: 'Línea',
  highlight: 'Resaltado',
  pen: 'Dibujar',
};

/** What was added to a page. */
const added: Record<MarkKind, string> = {
  text: 'Texto añadido',
  date: 'Fecha añadida',
  tick: 'Marca añadida',
  cross: 'Cruz añadida',
  line: 'Línea añadida',
  highlight: 'Resaltado añadido',
  pen: 'Dibujo añadido',
};

export const writingWords = {
  reading: 'Abriendo el archivo…',
  pages: 'Páginas',
  kinds,
  tools: 'Qué escribir',
  move: 'Mover',
  colour: 'Color',
  size: 'Tamaño del texto',
  thickness: 'Grosor de línea',
  typed: 'Texto en la página',
  how: {
    move: 'Arrastra cualquier cosa a su sitio, y su esquina para cambiar su tamaño.',
    text: 'Pulsa donde quieras escribir.',
    date: 'Pulsa donde va la fecha.',
    tick: 'Pulsa donde va la marca.',
    cross: 'Pulsa donde va la cruz.',
    line: 'Arrastra sobre la página para trazar una línea.',
    highlight: 'Arrastra sobre la página para resaltarla.',
    pen: 'Dibuja con el ratón, un lápiz o el dedo.',
  },
  keys: 'Con el teclado: pulsa Texto, Fecha, Marca, Cruz, Línea o Resaltado para poner uno en el centro de la página. Las flechas lo mueven, con Mayús cambian su tamaño, con Alt lo hacen a pasos pequeños, Intro edita un texto y Supr lo quita.',
  allFiles: 'Se escribe lo mismo en todos los archivos.',
  added: (kind, page) => `${added[kind]} en la página ${page}.`,
  board: {
    removeAll: 'Quitar todo lo que has escrito',
    allRemoved: 'Se ha quitado todo.',
    added: 'Añadido.',
    removed: 'Quitado.',
    remove: (number) => `Quitar el elemento ${number}`,
    area: areasWords.area,
    place: areasWords.place,
  },
  mark: (mark) =>
    mark.type === 'text'
      ? `Texto en la página ${mark.page}: ${mark.text}`
      : `${kinds[mark.type]} en la página ${mark.page}: ${areasWords.place(mark)}`,
} satisfies Words<typeof english.writingWords>;
