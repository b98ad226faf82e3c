import type * as english from '#words/controls/image-areas.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { areasWords } from './areas.ts';

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: 'Ajouter une zone',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: 'Ouverture de l’image…',
  picture: (name) => name,
  findFaces: 'Trouver les visages',
  stopSearching: 'Arrêter la recherche',
  stopping: 'Arrêt…',
  searching: (image, images) =>
    images > 1
      ? `Recherche de visages : image ${describeWhole(image)} sur ${describeWhole(images)}.`
      : 'Recherche de visages…',
  found: ({ faces, images, searched }, { all, failed }) => {
    if (searched + failed === 0) return 'Arrêté.';
    return [
      searched + failed < all && `Arrêté après ${describeWhole(searched + failed)} images sur ${describeWhole(all)}.`,
      faces === 0
        ? 'Aucun visage n’a été trouvé. S’il y en a, tracez une zone sur chacun.'
        : `${count(faces, 'visage trouvé', 'visages trouvés')}${all > 1 ? ` (images avec visages : ${describeWhole(images)} sur ${describeWhole(searched)})` : ''}. Vérifiez qu’il n’en manque aucun.`,
      failed > 0 && `${count(failed, 'image n’a pas pu être lue', 'images n’ont pas pu être lues')}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  drag: 'Faites glisser sur l’image pour tracer une zone.',
  where: (areas) => (areas === 0 ? 'Pas encore de zone sur cette image.' : `${count(areas, 'zone')} sur cette image.`),
} satisfies Words<typeof english.imageAreasWords>;
