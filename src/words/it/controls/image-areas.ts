import type * as english from '#words/controls/image-areas.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { areasWords } from './areas.ts';

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: 'Aggiungi area',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: 'Apertura dell’immagine…',
  picture: (name) => name,
  findFaces: 'Trova volti',
  stopSearching: 'Ferma la ricerca',
  stopping: 'Arresto in corso…',
  searching: (image, images) =>
    images > 1
      ? `Ricerca dei volti: immagine ${describeWhole(image)} di ${describeWhole(images)}.`
      : 'Ricerca dei volti…',
  found: ({ faces, images, searched }, { all, failed }) => {
    if (searched + failed === 0) return 'Ricerca interrotta.';
    return [
      searched + failed < all &&
        `Ricerca interrotta dopo ${describeWhole(searched + failed)} di ${describeWhole(all)} immagini.`,
      faces === 0
        ? 'Nessun volto trovato. Se ce ne sono, disegna un’area su ognuno.'
        : `${count(faces, 'volto trovato', 'volti trovati')}${all > 1 ? ` in ${describeWhole(images)} di ${count(searched, 'immagine', 'immagini')}` : ''}. Controlla che non ne manchi nessuno.`,
      failed > 0 && `${count(failed, 'immagine non leggibile', 'immagini non leggibili')}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  drag: 'Trascina sull’immagine per disegnare un’area.',
  where: (areas) =>
    areas === 0 ? 'Ancora nessuna area in questa immagine.' : `${count(areas, 'area', 'aree')} in questa immagine.`,
} satisfies Words<typeof english.imageAreasWords>;
