import type * as english from '#words/controls/image-areas.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { areasWords } from './areas.ts';

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: 'Añadir zona',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: 'Abriendo la imagen…',
  picture: (name) => name,
  findFaces: 'Buscar caras',
  stopSearching: 'Dejar de buscar',
  stopping: 'Deteniendo…',
  searching: (image, images) =>
    images > 1 ? `Buscando caras: imagen ${describeWhole(image)} de ${describeWhole(images)}.` : 'Buscando caras…',
  found: ({ faces, images, searched }, { all, failed }) => {
    if (searched + failed === 0) return 'Detenido.';
    return [
      searched + failed < all && `Detenido tras ${describeWhole(searched + failed)} de ${describeWhole(all)} imágenes.`,
      faces === 0
        ? 'No se encontraron caras. Si hay alguna, dibuja una zona sobre cada una.'
        : `${count(faces, 'cara encontrada', 'caras encontradas')}${all > 1 ? ` en ${describeWhole(images)} de ${count(searched, 'imagen', 'imágenes')}` : ''}. Comprueba que no falte ninguna.`,
      failed > 0 && `${count(failed, 'imagen no se pudo leer', 'imágenes no se pudieron leer')}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  drag: 'Arrastra sobre la imagen para dibujar una zona.',
  where: (areas) => (areas === 0 ? 'Aún no hay zonas en esta imagen.' : `${count(areas, 'zona')} en esta imagen.`),
} satisfies Words<typeof english.imageAreasWords>;
