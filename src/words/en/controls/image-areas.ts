import { count } from '../count.ts';
import { areasWords } from './areas.ts';

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: areasWords.add,
  removeAll: areasWords.removeAll,
  allRemoved: areasWords.allRemoved,
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: 'Opening the image…',
  picture: (name: string) => name,
  findFaces: 'Find faces',
  searching: 'Looking for faces…',
  /** `faces`: how many were found, including those that already had an area. */
  found: (faces: number) =>
    faces === 0
      ? 'No faces were found. If there are any, draw an area over each.'
      : `${count(faces, 'face')} found. Check that none was missed.`,
  drag: 'Drag over the image to draw an area.',
  /** On the shown image. */
  where: (areas: number) => (areas === 0 ? 'No areas on this image yet.' : `${count(areas, 'area')} on this image.`),
};
