import type * as english from '#words/controls/areas.ts';
import { describeShare, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { counted } from '../count.ts';
import { describeScans } from '../readings.ts';

/** Fractions of the sides of what is shown. */
interface Share {
  left: number;
  top: number;
  width: number;
  height: number;
}

const readPlace = ({ left, top, width, height }: Share) =>
  `à ${describeShare(left)} de la gauche, à ${describeShare(top)} du haut, ${describeShare(width)} de large, ${describeShare(height)} de haut`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: 'Page précédente',
  next: 'Page suivante',
  page: { before: 'Page', after: (pages) => `sur ${describeWhole(pages)}` },
  picture: (page) => `Page ${page}`,
  drawing: 'Dessin de la page…',
  add: 'Noircir une zone',
  removeAll: 'Retirer toutes les zones',
  drag: 'Faites glisser sur la page.',
  touch: 'Appuyez sur le bouton, puis faites glisser la zone et son coin.',
  keys: 'Au clavier : les flèches déplacent une zone, avec Maj elles la redimensionnent, avec Alt elles avancent à petits pas, et Suppr la retire.',
  allFiles: 'Les mêmes zones valent pour tous les fichiers.',
  where: (areas, found) => {
    const parts = [
      ...(areas.all > 0
        ? [
            `${describeWhole(areas.here)} ${counted(areas.here, { one: 'zone', other: 'zones' })} sur ${describeWhole(areas.all)}`,
          ]
        : []),
      ...(found.all > 0
        ? [
            `${describeWhole(found.here)} ${counted(found.here, { one: 'élément trouvé', other: 'éléments trouvés' })} sur ${describeWhole(found.all)}`,
          ]
        : []),
    ];
    return parts.length === 0 ? '' : `Sur cette page : ${listOf(parts)}.`;
  },
  noMatches: 'Rien de ce que vous cherchez n’est dans le texte de ce fichier.',
  scans: (pages) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  removes: (text) => `Supprimer « ${text} »`,
  keeps: (text, isKept) => (isKept ? `« ${text} » sera gardé.` : `« ${text} » sera supprimé.`),
  area: (number, area) => `Zone ${number} : ${readPlace(area)}`,
  place: (area) => {
    const place = readPlace(area);
    return `${place.charAt(0).toUpperCase()}${place.slice(1)}.`;
  },
  remove: (number) => `Retirer la zone ${number}`,
  added: 'Zone ajoutée.',
  removed: 'Zone retirée.',
  allRemoved: 'Toutes les zones sont retirées.',
} satisfies Words<typeof english.areasWords>;
