import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/image-areas.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { areasWords } from './areas.ts';

interface Found {
  faces: number;
  images: number;
  searched: number;
}

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: 'Bereich hinzufügen',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: 'Bild wird geöffnet …',
  picture: (name: string) => name,
  findFaces: 'Gesichter finden',
  stopSearching: 'Suche beenden',
  stopping: 'Wird beendet …',
  /** `image`: from 1. */
  searching: (image: number, images: number) =>
    images > 1
      ? `Gesichter werden gesucht: Bild ${describeWhole(image)} von ${describeWhole(images)}.`
      : 'Gesichter werden gesucht …',
  /**
   * `found`: how many faces, including those that already had an area, in how many of the images that were searched.
   * `images`: how many there are, and how many could not be read.
   */
  found: ({ faces, images, searched }: Found, { all, failed }: { all: number; failed: number }) => {
    if (searched + failed === 0) return 'Beendet.';
    return [
      searched + failed < all && `Nach ${describeWhole(searched + failed)} von ${describeWhole(all)} Bildern beendet.`,
      faces === 0
        ? 'Es wurden keine Gesichter gefunden. Sind doch welche da, zeichne über jedes einen Bereich.'
        : `${count(faces, 'Gesicht', 'Gesichter')} gefunden${all > 1 ? `, in ${describeWhole(images)} von ${count(searched, 'Bild', 'Bildern')}` : ''}. Prüfe, ob keines fehlt.`,
      failed > 0 && `${count(failed, 'Bild ließ', 'Bilder ließen')} sich nicht lesen.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  drag: 'Zieh über das Bild, um einen Bereich zu zeichnen.',
  /** On the shown image. */
  where: (areas: number) =>
    areas === 0
      ? 'Auf diesem Bild sind noch keine Bereiche.'
      : `${count(areas, 'Bereich', 'Bereiche')} auf diesem Bild.`,
} satisfies Words<typeof english.imageAreasWords>;
