import type * as english from '#words/controls/areas.ts';
import { describeShare, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { describeScans } from '../readings.ts';

/** Fractions of the sides of what is shown. */
interface Share {
  left: number;
  top: number;
  width: number;
  height: number;
}

const describePlace = ({ left, top, width, height }: Share) =>
  `${describeShare(left)} desde la izquierda, ${describeShare(top)} desde arriba, ${describeShare(width)} de ancho, ${describeShare(height)} de alto`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: { before: 'Página', after: (pages) => `de ${describeWhole(pages)}` },
  picture: (page) => `Página ${page}`,
  drawing: 'Dibujando la página…',
  add: 'Tachar una zona',
  removeAll: 'Quitar todas las zonas',
  drag: 'Arrastra sobre la página.',
  touch: 'Pulsa el botón y arrastra la zona y su esquina.',
  keys: 'Con el teclado: las flechas mueven una zona, con Mayús cambian su tamaño, con Alt lo hacen a pasos pequeños, y Supr la quita.',
  allFiles: 'Las mismas zonas valen para todos los archivos.',
  where: (areas, found) => {
    const parts = [
      ...(areas.all > 0 ? [`${describeWhole(areas.here)} de ${count(areas.all, 'zona')}`] : []),
      ...(found.all > 0 ? [`${describeWhole(found.here)} de ${count(found.all, 'coincidencia')}`] : []),
    ];
    return parts.length === 0 ? '' : `En esta página: ${listOf(parts)}.`;
  },
  noMatches: 'Nada de lo que buscas está en el texto de este archivo.',
  scans: (pages) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  removes: (text) => `Quitar “${text}”`,
  keeps: (text, isKept) => (isKept ? `“${text}” se conservará.` : `“${text}” se quitará.`),
  area: (number, area) => `Zona ${number}: ${describePlace(area)}`,
  place: (area) => `${describePlace(area)}.`,
  remove: (number) => `Quitar la zona ${number}`,
  added: 'Zona añadida.',
  removed: 'Zona quitada.',
  allRemoved: 'Se han quitado todas las zonas.',
} satisfies Words<typeof english.areasWords>;
