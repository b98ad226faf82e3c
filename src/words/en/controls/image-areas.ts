import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { areasWords } from './areas.ts';

interface Found {
  faces: number;
  images: number;
  searched: number;
}

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: 'Add area',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: 'Opening the image…',
  picture: (name: string) => name,
  findFaces: 'Find faces',
  stopSearching: 'Stop looking',
  stopping: 'Stopping…',
  /** `image`: from 1. */
  searching: (image: number, images: number) =>
    images > 1 ? `Looking for faces: image ${describeWhole(image)} of ${describeWhole(images)}.` : 'Looking for faces…',
  /**
   * `found`: how many faces, including those that already had an area, in how many of the images that were searched.
   * `images`: how many there are, and how many could not be read.
   */
  found: ({ faces, images, searched }: Found, { all, failed }: { all: number; failed: number }) => {
    if (searched + failed === 0) return 'Stopped.';
    return [
      searched + failed < all && `Stopped after ${describeWhole(searched + failed)} of ${describeWhole(all)} images.`,
      faces === 0
        ? 'No faces were found. If there are any, draw an area over each.'
        : `${count(faces, 'face')} found${all > 1 ? ` in ${describeWhole(images)} of ${count(searched, 'image')}` : ''}. Check that none was missed.`,
      failed > 0 && `${count(failed, 'image')} could not be read.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  drag: 'Drag over the image to draw an area.',
  /** On the shown image. */
  where: (areas: number) => (areas === 0 ? 'No areas on this image yet.' : `${count(areas, 'area')} on this image.`),
};
