import type * as english from '#words/controls/crop.ts';
import type { Words } from '#wording/words.ts';

const units = { points: 'puntos', pixels: 'píxeles' };

export const cropWords = {
  opening: 'Abriendo el archivo…',
  box: 'Recuadro de recorte',
  picture: (name) => `Vista previa de ${name}`,
  drag: 'Arrastra el recuadro o sus bordes.',
  keys: {
    points: 'Con el teclado: las flechas lo mueven, con Mayús cambian su tamaño, y con Alt lo mueven un punto.',
    pixels: 'Con el teclado: las flechas lo mueven, con Mayús cambian su tamaño, y con Alt lo mueven un píxel.',
  },
  where: ({ width, height, left, top }, unit) =>
    `${width} × ${height} ${units[unit]}, ${left} desde la izquierda y ${top} desde arriba.`,
  sides: { width: 'Ancho', height: 'Alto', left: 'Desde la izquierda', top: 'Desde arriba' },
  shape: 'Proporción del recuadro',
  anyShape: 'Cualquier proporción',
  ownShape: 'Igual que la imagen',
  kept: {
    document: 'Se conserva en cada página',
    image: 'Se conserva en cada imagen',
    media: 'Se conserva en cada vídeo',
  },
  sameShare: 'La misma parte',
  same: { points: 'Los mismos puntos', pixels: 'Los mismos píxeles' },
} satisfies Words<typeof english.cropWords>;
