import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import type * as english from '#words/notes.ts';
import { describeDuration, describePixels, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import {
  describeLook,
  describeReading,
  describeScans,
  describeSeen,
  describeUnnamed,
  describeUnread,
  describeUnseen,
  namePages,
  onPages,
  quoted,
  structureFound,
} from './readings.ts';
import { count } from './count.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { describeFailure } from './errors.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': 'Déjà petit',
  animation: 'La compression ferait perdre l’animation',
  pages: 'La compression ferait perdre toutes les pages sauf la première',
  'not-encrypted': 'Il n’était pas protégé',
  'no-changes': 'Rien n’a été changé',
  'no-areas': 'Aucune zone n’y a été tracée',
  'no-fields': 'Il n’a pas de champs de formulaire',
  'xfa-alone': 'C’est un formulaire XFA, que seuls les programmes d’Adobe peuvent remplir',
  'has-text': 'Toutes les pages ont déjà du texte',
  'nothing-to-flatten': 'Il n’a ni champs ni commentaires',
};

const fixed = (number: number, digits: number) => number.toFixed(digits).replace('.', ',');
const short = (number: number, digits: number) => String(Number(number.toFixed(digits))).replace('.', ',');

/** ` Largeur : 8 pixels de moins, au bord d’un bloc JPEG.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        ` ${side === 'width' ? 'Largeur' : 'Hauteur'} : ${count(Math.abs(pixels), 'pixel')} de ${pixels > 0 ? 'moins' : 'plus'}, au bord d’un bloc JPEG.`,
    )
    .join('');

/** `audio AAC`, `transparence`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio': {
      const name = part.type === 'video' ? 'vidéo' : 'audio';
      return part.codec ? `${name} ${part.codec}` : name;
    }
    case 'subtitles':
      return part.codec ? `sous-titres en ${part.codec}` : 'sous-titres';
    case 'transparency':
      return 'transparence';
    case 'chapters':
      return 'chapitres';
    case 'data':
      return 'données';
    case 'programme':
      return 'un autre programme';
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `impossible en ${formats[loss.container].name}`;
    case 'one-place':
      return `une seule possible en ${formats[loss.container].name}`;
    case 'not-written':
      return `ici, les chapitres ne sont pas écrits en ${formats[loss.container].name}`;
    case 'no-decoder':
      return 'ce navigateur ne peut pas décoder cela';
    case 'no-encoder':
      return 'ce navigateur ne peut pas encoder cela';
    case 'not-read':
      return 'illisible ici';
    case 'pictures':
      return 'ce sont des images, qui ne peuvent pas devenir du texte ici';
    case 'times':
      return 'le minutage ne correspondrait plus';
    case 'not-main':
      return 'seules les pistes principales sont modifiées';
    case 'joined':
      return 'les vidéos fusionnées n’en ont pas';
    case 'black':
      return 'rendue en noir';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const trackNames: Record<NamedTrack['type'], string> = { video: 'vidéo', audio: 'audio', subtitles: 'sous-titres' };

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]} en ${codec}` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: 'noms de calques',
  'page-labels': 'étiquettes de page',
  outline: 'signets',
  fields: 'champs de formulaire',
  comments: 'commentaires',
  links: 'liens',
  attachments: 'fichiers joints',
  metadata: 'métadonnées',
  'program-data': 'données d’autres programmes',
  names: 'balises et autres noms',
  'hidden-drawings': 'dessins cachés',
};

function readPlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

/** The sentence beside a result, for every note that an engine can return. */
export const notes: typeof english.notes = {
  step: ({ step, title }) => `Étape ${step}, ${title} :`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `Non lu, car le texte y est déjà : ${namePages(pages)}.`,
  'pages-without-text': ({ pages }) => `Aucun texte n’a été trouvé ${onPages(pages)}.`,
  'pages-not-drawn': ({ pages }) => `Non lu, car endommagé : ${namePages(pages)}.`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]} : ${stripped ? 'c’est votre propre image, sans ses métadonnées.' : 'c’est votre propre fichier, inchangé.'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `La première image sur ${describeWhole(frames)}.`,
  'first-page-only': ({ pages }) => `La première page sur ${describeWhole(pages)}.`,
  'alpha-flattened': 'Les zones transparentes sont maintenant blanches.',
  'page-parts-dropped':
    'Il manque les parties dessinées comme une page web (foreignObject), souvent des légendes de schémas. Exportez le dessin en PNG, ou sans ces parties.',
  'part-missing': ({ share }) =>
    `Votre fichier est endommagé ou incomplet : il manque environ ${Math.max(1, Math.round(share * 100))} % de l’image. Cette partie est restée vide.`,
  damaged: 'Votre fichier est endommagé : des parties de l’image peuvent être fausses.',
  coarse: 'Votre fichier est incomplet : toute l’image est là, mais en moins bonne qualité.',
  'fewer-colours': ({ colours }) => `${count(colours, 'couleur')} au plus.`,
  'pixels-kept': ({ less }) =>
    `Aucun pixel n’a changé, car rien n’a été réencodé.${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note':
    'Aucun pixel n’a changé : le fichier indique comment pivoter l’image, et presque tous les programmes en tiennent compte.',
  'encoded-again': 'Réencodé, car ce type de JPEG ne peut être ni pivoté ni rogné autrement.',
  quality: ({ quality }) => `Qualité ${Math.round(quality)}.`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? 'environ ' : ''}${describeSize(bytes)}`).join(', ')}.`,
  scaled: (size) => `Réduit pour respecter la taille : ${describePixels(size)}.`,
  'camera-preview': (size) =>
    `C’est l’aperçu de l’appareil photo, ${describePixels(size)} : les données RAW ne peuvent pas être développées ici.`,
  'fewer-frames': ({ frameRate }) => `Ramené à ${Math.round(frameRate)} images par seconde.`,
  'fonts-replaced': ({ font }) =>
    `Le texte est dessiné en ${font}, car cette page ne peut pas utiliser les polices de votre appareil. Convertissez le texte en tracés pour garder son aspect.`,
  'icon-sides': ({ sides }) => `Contient l’image en ${listOf(sides.map(String))} pixels.`,
  'converted-to-srgb': ({ from }) => `Couleurs converties de ${from} en sRGB.`,
  'reduced-depth': ({ from, to }) => `${to} bits par couche au lieu de ${from}.`,
  'recordings-joined': ({ files, seconds }) => `${count(files, 'fichier')}, ${describeDuration(seconds)} en tout.`,
  'pieces-joined': ({ files, seconds }) =>
    `${count(files, 'morceau', 'morceaux')} d’un même enregistrement, dans l’ordre : ${describeDuration(seconds)} en tout.`,
  'sound-joined-by-copying':
    'Le son a été copié : là où deux parties se rejoignent, un petit accroc de 25 ms au plus peut s’entendre.',
  joined: ({ images, ...size }) => `${count(images, 'image')}, ${describePixels(size)} en tout.`,
  animation: ({ frames, seconds, whole }) =>
    `${count(frames, 'image')}, ${short(seconds, 2)} s${whole === undefined ? '' : ` sur les ${describeDuration(whole)} demandées, ce qui est la limite pour une animation`}.`,
  colours: ({ colours }) => count(colours.length, 'couleur'),
  'data-url': ({ length }) =>
    `${describeSize(length)} de texte.${length > longText ? ' C’est long pour une page web : les navigateurs peuvent mettre en cache un fichier séparé.' : ''}`,
  'cropped-in-the-middle': 'Rogné au centre, car ce navigateur ne peut pas trouver la zone la plus intéressante.',
  'hdr-dropped': 'La luminosité HDR a été supprimée : c’est la version standard.',
  'metadata-dropped': 'Les métadonnées (date, appareil, lieu, auteur) ont été supprimées.',
  'tracks-copied': 'Copié sans réencodage, donc sans perte de qualité.',
  'tracks-transcoded': ({ tracks }) => `Réencodé : ${tracks.map(describeTrack).join(', ')}.`,
  'more-bits': ({ from, to, times }) =>
    `Le débit est ${short(times, 1)} fois plus élevé, car ${to} en demande plus que ${from} pour la même qualité.`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? 'Coupé exactement par copie : la vidéo n’a rien perdu en qualité.'
      : `Coupé exactement : ${fixed(seconds, 2)} s de vidéo près des coupes ont été réencodées, et le reste copié.`,
  'part-dropped': ({ part, loss }) => `Supprimé : ${describePart(part)} (${describeLoss(loss)}).`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `Commence ${fixed(-seconds, 2)} s plus tôt : votre fichier cache ce qui précède son début, jusqu’à une image clé, et la copie l’inclut.`
      : `Commence à ${fixed(seconds, 2)} s, à l’image clé précédente.`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `${name} a été coupé au milieu d’une scène : sa première image complète vient après ${fixed(seconds, 2)} s, et jusque-là il n’y a que le son.`,
  'ends-early': ({ seconds, expected }) =>
    `Finit à ${describeDuration(seconds)} : la suite, jusqu’à ${describeDuration(expected)}, n’a pas pu être lue dans votre fichier.`,
  'recordings-within': (note) =>
    `Votre fichier contient ${note.count} enregistrements à la suite. Ils ont été ${note.decoded ? 'décodés et ' : ''}réunis en un seul.`,
  'second-layer':
    'Le son est en MP2, pas en MP3 : il est donc enregistré en .mp2. Certains lecteurs de musique ne le lisent pas.',
  'decoded-by-browser': ({ uncertain }) =>
    `Votre fichier a été décodé par le lecteur du navigateur, qui ne transmet pas les tags.${uncertain ? ' Des parties peuvent manquer : écoutez le résultat.' : ''}`,
  'cut-off': 'Votre fichier est endommagé ou incomplet : le résultat finit là où il s’interrompt.',
  'audio-damaged': ({ name = 'Votre fichier' }) => `${name} est endommagé : des parties du son peuvent être fausses.`,
  'frames-damaged': (note) =>
    `Votre fichier est endommagé. Images abîmées dans la vidéo : ${describeWhole(note.count)} sur ${describeWhole(note.of)}, copiées telles quelles.`,
  'edits-ignored':
    'Votre fichier contient des modifications de l’ordre ou de la vitesse de ses parties. Elles ont été ignorées : c’est l’enregistrement d’origine.',
  loudness: ({ from, to, wanted }) =>
    `Intensité de ${fixed(to, 1)} LUFS au lieu de ${fixed(from, 1)}.${wanted === undefined ? '' : ` À ${short(wanted, 1)}, ses crêtes auraient saturé.`}`,
  'channels-mixed': ({ from, to }) => `Mixé de ${count(from, 'canal', 'canaux')} à ${to}.`,
  cues: (note) => `${count(note.count, 'sous-titre')}.`,
  'subtitles-added': (note) =>
    `Ajouté : ${count(note.count, 'sous-titre')} de ${note.name}, ${note.language ? `langue : ${note.language}` : 'sans langue'}.`,
  'cues-late': (note) =>
    `${count(note.count, 'sous-titre supprimé', 'sous-titres supprimés')} : début après la fin de la vidéo.`,
  'read-as': ({ encoding }) =>
    `Votre fichier ne dit pas comment son texte est encodé : il a donc été lu en ${encoding}. Vérifiez que toutes les lettres sont justes. Le résultat est en UTF-8.`,
  'cues-malformed': ({ lines }) =>
    `Supprimé : sous-titres sans minutage valide, ${lines.length === 1 ? 'à la ligne' : 'aux lignes'} ${listOf(lines.slice(0, 10).map(String))}${lines.length > 10 ? ` et ${count(lines.length - 10, 'autre')}` : ''} de votre fichier.`,
  'cues-early': (note) =>
    `${count(note.count, 'sous-titre supprimé', 'sous-titres supprimés')} : fin avant le début de la vidéo.`,
  'cues-begun': (note) =>
    note.count === 1
      ? '1 sous-titre aurait commencé avant 0:00 : il commence à 0:00.'
      : `${describeWhole(note.count)} sous-titres auraient commencé avant 0:00 : ils commencent à 0:00.`,
  'cues-plainer':
    'Des couleurs, polices, noms d’intervenants ou positions ont été supprimés, car ce format ne les prend pas en charge.',
  pages: (note) => `${count(note.count, 'page')}.`,
  sides: ({ pages, sides }) => `${count(pages, 'page')} sur ${count(sides, 'face')}.`,
  repaired: describeRepair,
  'colours-kept': (note) =>
    note.count === 1
      ? '1 image ou dégradé reste en couleur.'
      : `${describeWhole(note.count)} images ou dégradés restent en couleur.`,
  compared: ({ pages, different }) =>
    different === 0
      ? `${count(pages, 'page')} : aucune différence trouvée.`
      : `${count(different, 'page différente', 'pages différentes')} sur ${describeWhole(pages)}.`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) =>
    `${count(note.count, 'signature supprimée', 'signatures supprimées')} : une signature ne vaut que pour le fichier d’origine.`,
  'standards-unchecked': ({ standards }) =>
    `Le fichier dit toujours qu’il respecte ${listOf(standards)}. Cela n’a pas été vérifié.`,
  'fields-renamed': (note) =>
    `${count(note.count, 'champ renommé', 'champs renommés')}, car un fichier précédent a des champs du même nom.`,
  'attachments-removed': (note) => `${count(note.count, 'pièce jointe supprimée', 'pièces jointes supprimées')}.`,
  'articles-removed': (note) =>
    `${count(note.count, 'article supprimé', 'articles supprimés')} : une partie se trouve sur des pages absentes de ce fichier.`,
  'output-intents-differ':
    'Un fichier suivant a un autre profil de couleur de sortie que le premier. Il reste avec ses pages, mais tous les programmes ne l’y utilisent pas.',
  'portfolio-removed': 'La liste des fichiers d’un porte-documents a été supprimée : le résultat montre ses pages.',
  'program-data-removed': 'Des miniatures, ou des données qu’un programme stockait pour lui-même, ont été supprimées.',
  'above-limit': ({ limit }) => `Une seule page prend plus de ${describeSize(limit)}.`,
  'fields-filled': (note) => `${count(note.count, 'champ rempli', 'champs remplis')}.`,
  'not-as-form-asks': ({ fields }) =>
    `Enregistré comme vous l’avez tapé, bien que le formulaire demande un autre format : ${listOf(fields.map(({ label, example }) => `« ${label} » (${example})`))}.`,
  'letters-left-to-reader': ({ letters }) =>
    `Stayput n’a pas de police pour certaines lettres. Les champs qui en contiennent seront dessinés par le lecteur de PDF qui ouvrira le fichier. Lettres concernées : ${letters.join(' ')}`,
  'marks-written': ({ pages }) => `Écrit ${onPages(pages)}.`,
  flattened: (note) =>
    `${count(note.count, 'champ ou commentaire intégré', 'champs et commentaires intégrés')} aux pages.`,
  'letters-replaced': ({ letters }) =>
    `Certaines lettres des champs ne peuvent pas être dessinées ici et sont devenues des points d’interrogation : ${letters.join(' ')}`,
  'annotations-removed': (note) =>
    `${count(note.count, 'annotation supprimée', 'annotations supprimées')} : médias, fichiers, ou rien à dessiner.`,
  'annotations-kept': (note) =>
    `${count(note.count, 'annotation gardée telle quelle', 'annotations gardées telles quelles')} : médias, fichiers, ou rien à dessiner.`,
  redacted: ({ areas, pages }) =>
    `${count(areas, 'zone supprimée', 'zones supprimées')} sur ${count(pages, 'page')}, avec toutes les métadonnées, scripts et miniatures.`,
  'pages-as-pictures': ({ pages }) =>
    pages.length === 1
      ? `La page ${pages[0]} est devenue une image, où l’on ne peut plus chercher de texte, car un élément ne pouvait pas y être supprimé en partie.`
      : `Les pages ${listOf(pages.map(String))} sont devenues des images, où l’on ne peut plus chercher de texte, car un élément ne pouvait pas y être supprimé en partie.`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `Absent du texte de ce fichier : ${quoted(words)}.`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) =>
    `${count(words, 'mot laissé de côté', 'mots laissés de côté')} sur des calques masqués, que les pages ne montrent pas.`,
  'still-there': ({ words, places }) =>
    `Encore dans le fichier : ${quoted(words)} (${readPlaces(places)}). Vérifiez aussi à ces endroits.`,
  'hidden-not-removed': 'Tout ce qui est hors du cadre est masqué, mais reste dans le fichier.',
  'pages-not-found': ({ stated, found }) =>
    `${count(stated - found, 'page introuvable', 'pages introuvables')}, car le fichier est endommagé.`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'Un formulaire XFA, que seuls les programmes d’Adobe peuvent afficher, a été supprimé. Voici les pages que montrent tous les autres programmes.'
      : 'Un formulaire XFA a été supprimé ; les pages restent telles quelles.',
};

export const describeNote: Words<typeof english.describeNote> = (note) => {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
};
