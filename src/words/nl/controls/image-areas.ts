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
  add: 'Gebied toevoegen',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: 'De afbeelding wordt geopend…',
  picture: (name: string) => name,
  findFaces: 'Gezichten zoeken',
  stopSearching: 'Stoppen met zoeken',
  stopping: 'Wordt gestopt…',
  /** `image`: from 1. */
  searching: (image: number, images: number) =>
    images > 1
      ? `Gezichten zoeken: afbeelding ${describeWhole(image)} van ${describeWhole(images)}.`
      : 'Gezichten zoeken…',
  /**
   * `found`: how many faces, including those that already had an area, in how many of the images that were searched.
   * `images`: how many there are, and how many could not be read.
   */
  found: ({ faces, images, searched }: Found, { all, failed }: { all: number; failed: number }) => {
    if (searched + failed === 0) return 'Gestopt.';
    return [
      searched + failed < all &&
        `Gestopt na ${describeWhole(searched + failed)} van ${describeWhole(all)} afbeeldingen.`,
      faces === 0
        ? 'Er zijn geen gezichten gevonden. Zijn ze er wel, teken dan over elk gezicht een gebied.'
        : `${count(faces, 'gezicht', 'gezichten')} gevonden${all > 1 ? ` in ${describeWhole(images)} van ${count(searched, 'afbeelding', 'afbeeldingen')}` : ''}. Controleer of er geen is overgeslagen.`,
      failed > 0 && `${count(failed, 'afbeelding kon', 'afbeeldingen konden')} niet worden gelezen.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  drag: 'Sleep over de afbeelding om een gebied te tekenen.',
  /** On the shown image. */
  where: (areas: number) =>
    areas === 0 ? 'Nog geen gebieden op deze afbeelding.' : `${count(areas, 'gebied', 'gebieden')} op deze afbeelding.`,
} satisfies Words<typeof english.imageAreasWords>;
