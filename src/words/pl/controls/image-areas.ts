import { describeWhole } from '#wording/amounts.ts';
import { countAreas, countFaces } from '../count.ts';
import { areasWords } from './areas.ts';

interface Found {
  faces: number;
  images: number;
  searched: number;
}

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: 'Dodaj obszar',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: 'Otwieranie obrazu…',
  picture: (name: string) => name,
  findFaces: 'Znajdź twarze',
  stopSearching: 'Przerwij szukanie',
  stopping: 'Zatrzymywanie…',
  /** `image`: from 1. */
  searching: (image: number, images: number) =>
    images > 1 ? `Szukanie twarzy: obraz ${describeWhole(image)} z ${describeWhole(images)}.` : 'Szukanie twarzy…',
  /**
   * `found`: how many faces, including those that already had an area, in how many of the images that were searched.
   * `images`: how many there are, and how many could not be read.
   */
  found: ({ faces, images, searched }: Found, { all, failed }: { all: number; failed: number }) => {
    if (searched + failed === 0) return 'Zatrzymano.';
    return [
      searched + failed < all && `Zatrzymano po obrazie ${describeWhole(searched + failed)} z ${describeWhole(all)}.`,
      faces === 0
        ? 'Nie znaleziono twarzy. Jeśli jakieś są, narysuj na każdej obszar.'
        : `Znaleziono: ${countFaces(faces)}${all > 1 ? ` (obrazy z twarzami: ${describeWhole(images)} z ${describeWhole(searched)})` : ''}. Sprawdź, czy żadnej nie pominięto.`,
      failed > 0 && `Obrazy, których nie udało się odczytać: ${describeWhole(failed)}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  drag: 'Przeciągnij po obrazie, żeby narysować obszar.',
  /** On the shown image. */
  where: (areas: number) =>
    areas === 0 ? 'Na tym obrazie nie ma jeszcze obszarów.' : `Na tym obrazie: ${countAreas(areas)}.`,
};
