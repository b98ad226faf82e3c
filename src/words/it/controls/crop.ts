import type * as english from '#words/controls/crop.ts';
import type { Words } from '#wording/words.ts';

const units = { points: 'punti', pixels: 'pixel' };

export const cropWords = {
  opening: 'Apertura del file…',
  box: 'Riquadro di ritaglio',
  picture: (name) => `Anteprima di ${name}`,
  drag: 'Trascina il riquadro o i suoi bordi.',
  keys: {
    points:
      'Con la tastiera: le frecce lo spostano, con Maiusc lo ridimensionano, con Alt lo spostano di un punto alla volta.',
    pixels:
      'Con la tastiera: le frecce lo spostano, con Maiusc lo ridimensionano, con Alt lo spostano di un pixel alla volta.',
  },
  where: ({ width, height, left, top }, unit) =>
    `${width} × ${height} ${units[unit]}, ${left} da sinistra e ${top} dall’alto.`,
  sides: { width: 'Larghezza', height: 'Altezza', left: 'Da sinistra', top: 'Dall’alto' },
  shape: 'Proporzioni del riquadro',
  anyShape: 'Libere',
  ownShape: 'Come l’immagine',
  kept: {
    document: 'Mantieni in ogni pagina',
    image: 'Mantieni in ogni immagine',
    media: 'Mantieni in ogni video',
  },
  sameShare: 'La stessa parte',
  same: { points: 'Gli stessi punti', pixels: 'Gli stessi pixel' },
} satisfies Words<typeof english.cropWords>;
