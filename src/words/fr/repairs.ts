import type { Mended, Unmended } from '#jobs/contract/pdf-repair.ts';
import type * as english from '#words/repairs.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'L’en-tête manquait.',
  beforeHeader: (bytes) =>
    `${count(bytes, 'octet en trop a été supprimé', 'octets en trop ont été supprimés')} avant l’en-tête.`,
  end: () => 'La fin du fichier manquait.',
  search: () => 'La liste des objets était endommagée : ils ont été cherchés dans tout le fichier.',
  crossReference: (times) => `La liste des objets, ou ce qui la suit, contenait ${count(times, 'erreur')}.`,
  places: (times) => `${count(times, 'objet n’était pas', 'objets n’étaient pas')} à l’endroit qu’indique la liste.`,
  objects: (times) => `${count(times, 'objet avait', 'objets avaient')} des erreurs de syntaxe.`,
  lost: (times) =>
    `${count(times, 'objet était illisible et a été supprimé', 'objets étaient illisibles et ont été supprimés')}.`,
  lengths: (times) => `${count(times, 'flux avait une longueur fausse', 'flux avaient une longueur fausse')}.`,
  streams: (times) =>
    `${count(times, 'flux avait', 'flux avaient')} des données endommagées : ce qui pouvait être décompressé a été gardé.`,
  unmarked: (times) => `${count(times, 'flux n’avait', 'flux n’avaient')} pas de marque de fin.`,
  changed: (times) =>
    `${count(times, 'flux avait une somme de contrôle fausse', 'flux avaient une somme de contrôle fausse')} : une partie des données a pu changer.`,
  unused: (times) =>
    `${count(times, 'flux endommagé que rien n’utilise a été supprimé', 'flux endommagés que rien n’utilise ont été supprimés')}.`,
  pictureStarts: (times) =>
    `${count(times, 'image avait', 'images avaient')} des données en trop au début, qui ont été supprimées.`,
  pageSearch: () => 'Rien ne menait aux pages : elles sont donc dans l’ordre de leurs numéros d’objet.',
  root: () => 'Le catalogue ne menait pas au début de l’arborescence des pages.',
  loops: (times) => `L’arborescence des pages revenait sur elle-même ${describeWhole(times)} fois.`,
  kids: (times) =>
    `L’arborescence des pages citait ${count(times, 'page ou partie absente', 'pages ou parties absentes')}.`,
  types: (times) =>
    `${count(times, 'partie de l’arborescence des pages n’avait', 'parties de l’arborescence des pages n’avaient')} pas de type.`,
  inside: (times) =>
    `${count(times, 'page se trouvait dans l’arborescence et est maintenant séparée', 'pages se trouvaient dans l’arborescence et sont maintenant séparées')}.`,
  again: (times) =>
    `${count(times, 'page figurait plusieurs fois et est maintenant séparée', 'pages figuraient plusieurs fois et sont maintenant séparées')}.`,
  counts: (times) =>
    `${count(times, 'partie de l’arborescence comptait mal les pages', 'parties de l’arborescence comptaient mal les pages')}.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    times === 1
      ? '1 flux ne peut pas être décompressé et reste tel quel : les lecteurs de PDF ne peuvent pas l’utiliser.'
      : `${describeWhole(times)} flux ne peuvent pas être décompressés et restent tels quels : les lecteurs de PDF ne peuvent pas les utiliser.`,
  pictures: (times) =>
    times === 1
      ? '1 image ne peut pas être décodée et reste telle quelle : les lecteurs de PDF n’y montrent rien.'
      : `${describeWhole(times)} images ne peuvent pas être décodées et restent telles quelles : les lecteurs de PDF n’y montrent rien.`,
  pixels: (times) =>
    times === 1
      ? '1 image a des données endommagées et reste telle quelle : elle peut avoir des parties fausses.'
      : `${describeWhole(times)} images ont des données endommagées et restent telles quelles : elles peuvent avoir des parties fausses.`,
  contents: (times) =>
    times === 1
      ? '1 page a des erreurs dans ce qui la dessine : les lecteurs de PDF sautent ce qu’ils ne peuvent pas lire.'
      : `${describeWhole(times)} pages ont des erreurs dans ce qui les dessine : les lecteurs de PDF sautent ce qu’ils ne peuvent pas lire.`,
};

/** What a repair found, what is still wrong, and what was checked. */
export const describeRepair: Words<typeof english.describeRepair> = ({ mended: found, left: remaining, ...repair }) => {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['Aucun dommage n’a été trouvé. Le fichier a quand même été réécrit.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`Le fichier devrait avoir ${count(statedPages, 'page')}. Pages trouvées : ${describeWhole(pages)}.`]),
    ...(Object.keys(remaining).length > 0 ? ['Problèmes restants :', ...told(left, remaining)] : []),
    `Vérifié : ${count(checked.objects, 'objet')}, ${count(checked.streams, 'flux', 'flux')}, ${count(pages, 'page')}.`,
    ...(unchecked.pictures > 0
      ? [
          `Seul le début de ${count(unchecked.pictures, 'image')} en JPEG, JPEG 2000, JBIG2 ou codage de fax a été vérifié.`,
        ]
      : []),
    ...(unchecked.streams > 0
      ? [`Non vérifié : ${count(unchecked.streams, 'flux', 'flux')}, taille trop grande ou compression inconnue.`]
      : []),
    ...(wasLinearized
      ? ['Le fichier était organisé pour montrer vite sa première page (linéarisé). Le résultat ne l’est pas.']
      : []),
  ];
  return sentences.join(' ');
};

/** In the order of `words`. */
const told = <What extends string>(
  words: Record<What, (times: number) => string>,
  counts: Partial<Record<What, number>>,
) =>
  (Object.keys(words) as What[]).flatMap((what) => {
    const times = counts[what] ?? 0;
    return times > 0 ? [words[what](times)] : [];
  });
