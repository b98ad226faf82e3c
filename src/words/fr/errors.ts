import type { Failure, TrackKind } from '#errors/errors.ts';
import type * as english from '#words/errors.ts';
import { anyOf, describeDuration, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { ErrorTable, Problem } from './problem.ts';
import { unavailable } from './unavailable.ts';

const missingTrack: Record<TrackKind, Problem> = {
  video: { title: 'Il n’y a pas de vidéo dans ce fichier.', hint: 'Choisissez un fichier qui en contient une.' },
  audio: { title: 'Il n’y a pas de son dans ce fichier.', hint: 'Choisissez un fichier qui en contient.' },
  'video-or-audio': {
    title: 'Il n’y a ni vidéo ni son dans ce fichier.',
    hint: 'Choisissez un fichier qui contient l’un ou l’autre.',
  },
  subtitles: {
    title: 'Il n’y a pas de sous-titres sous forme de texte dans ce fichier.',
    hint: 'Choisissez un fichier qui en contient.',
  },
};

const emptyTrack: Record<TrackKind, string> = {
  video: 'Ce fichier annonce une vidéo mais n’en contient pas.',
  audio: 'Ce fichier annonce du son mais n’en contient pas.',
  'video-or-audio': 'Ce fichier annonce une vidéo ou du son mais n’en contient pas.',
  subtitles: 'Ce fichier annonce des sous-titres mais n’en contient pas.',
};

const switchingTrack: Record<TrackKind, string> = {
  video: 'La vidéo de ce fichier',
  audio: 'Le son de ce fichier',
  'video-or-audio': 'La vidéo ou le son de ce fichier',
  subtitles: 'La piste de sous-titres de ce fichier',
};

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: 'Ce fichier est vide.', hint: 'Il fait 0 octet. Copiez-le ou téléchargez-le à nouveau.' },
  'unknown-format': {
    title: 'Stayput ne sait pas de quel type de fichier il s’agit.',
    hint: 'Ses premiers octets ne correspondent à aucun format pris en charge ici. Vérifiez si un autre programme l’ouvre.',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: 'C’est la liste de lecture d’un flux (HLS). Elle ne fait que citer les morceaux d’une vidéo.',
    hint: `Déposez-la à nouveau avec ses morceaux${pieceNames(first, last)}, ou déposez le dossier qui les contient tous. Rien n’est téléchargé depuis le réseau.`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `Il manque une partie des ${count(all, 'fichier')} de cette liste de lecture : ${listOf([...names, ...(more > 0 ? [count(more, 'autre')] : [])])}.`,
    hint: 'Déposez-la à nouveau avec ses morceaux, ou déposez le dossier qui les contient tous. Rien n’est téléchargé depuis le réseau.',
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `${name} n’a pas été utilisé : dans le flux, c’est ${streamParts[part]}.`,
    hint: 'Seuls la meilleure vidéo et le son principal d’un flux sont utilisés.',
  }),
  'wrong-stream-key': {
    title: 'Les morceaux de ce flux sont chiffrés, et la clé ne les ouvre pas.',
    hint: 'La clé est peut-être celle d’un autre flux. Téléchargez-la à nouveau.',
  },
  'piece-without-start': {
    title: 'C’est un morceau d’un flux. Il ne peut pas être ouvert sans le début du flux.',
    hint: 'Déposez-le avec les autres morceaux et leur liste de lecture (.m3u8).',
  },
  'wrong-tool': ({ format }) => ({
    title: `Cet outil ne peut pas ouvrir de fichiers ${format}.`,
    hint: `Essayez l’un des outils pour ${format}.`,
  }),
  'corrupt-file': ({ format }) => ({
    title: 'Ce fichier est endommagé ou incomplet.',
    hint: `Il commence comme un ${format} mais ne se lit pas jusqu’au bout. Copiez-le ou téléchargez-le à nouveau.`,
  }),
  'corrupt-playlist': {
    title: 'Cette liste de lecture est endommagée ou incomplète.',
    hint: 'Copiez-la ou téléchargez-la à nouveau.',
  },
  'unread-coding': ({ format, coding }) => ({
    title: `Ce ${format} est enregistré ${describeCoding(coding)}, ce qui ne peut pas être lu ici.`,
    hint: 'Enregistrez-le à nouveau dans le programme qui l’a créé : en RVB avec 8 ou 16 bits par couche et une compression courante ou aucune, ou en PNG.',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: 'Ce fichier demande plus de mémoire que n’en a le navigateur.',
    hint: `Il lui faut ${isMore ? '' : 'environ '}${describeAtLeast(needed, isMore)}, et il y a environ ${describeSize(available)} de libre.`,
  }),
  'out-of-memory': {
    title: 'Le navigateur a manqué de mémoire en travaillant sur ce fichier.',
    hint: 'Fermez d’autres onglets et programmes et réessayez, ou prenez un fichier plus petit.',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `Décompressé, ce fichier dépasse ${describeSize(limit)}.`,
    hint: 'C’est plus que ce qui peut être ouvert ici.',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `Ce ${format} répète trop souvent ses propres parties pour être dessiné.`,
    hint: `Ses parties en contiennent d’autres, et un petit fichier devient énorme. Si vous lui faites confiance, enregistrez-le en PNG ou en ${format} plus simple dans le programme qui l’a créé.`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `Une partie de ce ${format} se trouve dans un autre fichier (${name}).`,
    hint: 'Rien n’est téléchargé ici. Enregistrez-le en un seul fichier dans le programme qui l’a créé.',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `Un ${format} fait au plus ${describeWhole(limit)} pixels de large et de haut ; cette image en fait ${width} × ${height}.`,
    hint: 'Choisissez un autre format, ou redimensionnez d’abord l’image.',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint} Ou retirez-le de la liste et continuez avec les autres.` };
  },
  'step-failed': ({ step, title, problem }) => within(`Étape ${step} (${title})`, problem),
  'no-mark': { title: 'Il n’y a rien à mettre sur l’image.', hint: 'Choisissez une image ou saisissez du texte.' },
  'bad-mark': {
    title: 'L’image du filigrane ou de la signature est illisible.',
    hint: 'Choisissez un PNG, un JPEG ou un WebP.',
  },
  'bad-cover': {
    title: 'L’image de pochette n’est ni un JPEG ni un PNG.',
    hint: 'Les lecteurs n’affichent que les pochettes JPEG et PNG. Convertissez-la d’abord.',
  },
  'no-frames': ({ frames }) => ({
    title: `Cette image n’existe pas : le fichier en a ${describeWhole(frames)}.`,
    hint: 'Choisissez une plage qui commence avant la dernière image.',
  }),
  'nothing-left': ({ width, height }) => ({
    title: 'Le cadre de rognage est en dehors de cette image.',
    hint: `L’image fait ${width} × ${height} pixels. Déplacez le cadre, ou rognez en proportion de la largeur et de la hauteur.`,
  }),
  'camera-raw': {
    title: 'Ce fichier RAW n’a pas d’aperçu assez grand pour servir.',
    hint: 'Les données RAW ne peuvent pas être développées ici. Exportez-le d’abord en TIFF ou en JPEG.',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `Ce fichier ne peut pas descendre sous ${describeSize(smallest)} ici, et vous avez demandé ${describeSize(limit)}.`,
    hint: 'Choisissez une taille plus grande ou un autre format.',
  }),
  'cannot-strip': ({ format }) => ({
    title: `Les métadonnées de ce fichier ${format} ne peuvent pas être supprimées sans le réencoder.`,
    hint: 'Convertissez-le dans un autre format, ce qui supprime les métadonnées, ou choisissez de tout garder.',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: isAnimated
      ? `Ce navigateur ne peut pas écrire de ${format} animé avec ces réglages.`
      : `Ce navigateur ne peut pas écrire en ${format} avec ces réglages.`,
    hint: 'Choisissez un autre format, ou utilisez un autre navigateur.',
  }),
  'encoder-failed': {
    title: 'Ce navigateur n’a pas pu encoder le résultat.',
    hint: 'Votre fichier est inchangé. Choisissez un autre format, des dimensions plus petites ou une qualité plus basse, ou utilisez un autre navigateur.',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `Ce navigateur ne peut pas décoder ${describeCodec(undecodable)}.`,
    hint: `Rien n’a été changé. Un autre navigateur le peut peut-être. Des programmes comme ${anyOf(programs)} peuvent convertir le fichier.`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `Ce site ne peut pas décoder ${describeCodec(undecodable)}.`,
    hint: `Rien n’a été changé, et un autre navigateur n’y ferait rien. Des programmes comme ${anyOf(programs)} peuvent peut-être convertir le fichier.`,
  }),
  'no-track': ({ track }) => missingTrack[track],
  'only-subtitles': {
    title: 'Il n’y a ni vidéo ni son dans ce fichier, seulement des sous-titres.',
    hint: 'Choisissez un fichier qui contient une vidéo ou du son.',
  },
  'no-packets': ({ track }) => ({
    title: emptyTrack[track],
    hint: 'Il est peut-être incomplet, ou c’est un morceau d’un flux. Déposez-le avec les autres morceaux et leur liste de lecture (.m3u8).',
  }),
  'bad-range': ({ duration }) => ({
    title: 'Il n’y a rien entre ces deux instants.',
    hint: `Durée du fichier : ${describeDuration(duration)}. Choisissez un début avant la fin.`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `Ce fichier contient ${describeAtLeast(size, isMore)} de texte, et la limite est de ${describeSize(most)}.`,
    hint: 'Les sous-titres d’un film sont bien plus petits : c’est peut-être autre chose.',
  }),
  'no-cues': {
    title: 'Ce fichier ne contient aucun sous-titre au minutage valide.',
    hint: 'Chaque sous-titre a une ligne comme 00:00:01.000 --> 00:00:02.000, et son texte en dessous.',
  },
  'too-many-cues': (facts) => ({
    title: `Ce fichier a ${count(facts.count, 'sous-titre')}, ce qui est trop.`,
    hint: 'Aucun film n’en a autant. Divisez le fichier.',
  }),
  'no-cues-left': ({ format }) => ({
    title: `Il ne resterait aucun sous-titre en ${format} : tous finiraient avant le début.`,
    hint: 'Réduisez le décalage.',
  }),
  'nothing-read': {
    title: 'Aucun texte n’a été trouvé.',
    hint: 'Vérifiez la langue, ou prenez une numérisation ou une image plus nette.',
  },
  'no-subtitles': {
    title: 'Il n’y a pas encore de sous-titres à ajouter.',
    hint: 'Choisissez un fichier SRT ou WebVTT.',
  },
  'no-subtitles-named': ({ stem }) => ({
    title: 'Aucun des fichiers de sous-titres ne porte le nom de cette vidéo.',
    hint: `Nommez-les comme la vidéo, par exemple ${stem}.srt ou ${stem}.fr.srt, ou choisissez « Tous sur chaque vidéo ».`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `Tous les sous-titres de ${name} commencent après la fin de cette vidéo.`,
    hint: 'Ils sont peut-être d’un autre film. Pour les décaler, utilisez « Convertir des sous-titres ».',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `Les sous-titres de ce fichier sont des images (${codecs.join(', ')}).`,
    hint: 'Ils ne peuvent pas devenir du texte ici. Un programme comme Subtitle Edit peut le faire.',
  }),
  'several-codings': ({ track }) => ({
    title: `${switchingTrack[track]} change d’encodage en cours de route : des enregistrements ont été réunis sans réencodage.`,
    hint: 'Un seul encodage peut être lu ici, et le reste serait abîmé. Convertissez d’abord le fichier avec VLC ou HandBrake.',
  }),
  'copy-protected': {
    title: 'La vidéo ou le son de ce fichier est chiffré.',
    hint: 'Seul un lecteur qui a la clé peut le lire. Rien n’a été changé.',
  },
  'no-space': ({ needed, available }) => ({
    title: 'Il n’y a pas assez d’espace disque pour le résultat.',
    hint: `Il faut environ ${describeSize(needed)}, et il y a ${describeSize(available)} de libre. Libérez de l’espace et réessayez.`,
  }),
  'no-disk': ({ needed }) => ({
    title: 'Le résultat est trop gros pour la mémoire, et ce navigateur ne laisse pas le site écrire sur le disque.',
    hint: `Il peut prendre jusqu’à ${describeSize(needed)}. Les fenêtres privées n’ont souvent pas de disque : ouvrez cette page dans une fenêtre normale, ou dans un autre navigateur.`,
  }),
  'disk-full': {
    title: 'Le navigateur a manqué d’espace disque en écrivant le résultat.',
    hint: 'Le disque est plein, ou le navigateur a atteint sa limite pour ce site. Libérez de l’espace, ou utilisez une fenêtre normale si celle-ci est privée, puis réessayez.',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: 'Le navigateur n’a pas pu écrire le résultat sur le disque.',
    hint: `Réessayez, ou utilisez une fenêtre normale si celle-ci est privée. Le navigateur dit : ${cause}`,
  }),
  unreadable: {
    title: 'Ce fichier ne peut plus être lu.',
    hint: 'Il a été déplacé, modifié ou supprimé depuis que vous l’avez choisi, ou c’est un dossier. Choisissez-le à nouveau.',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: 'Ces fichiers n’ont pas pu être transmis à l’autre outil.',
    hint: `Le navigateur ne les a pas gardés (${cause}). Enregistrez d’abord vos résultats, puis ouvrez l’autre outil et choisissez-y les fichiers.`,
  }),
  'not-handed-over': {
    title: 'Les fichiers de la page précédente manquent.',
    hint: 'Choisissez-les ici. Si c’étaient des résultats, revenez en arrière et enregistrez-les d’abord.',
  },
  'not-kept': {
    title: 'Les fichiers de cette page ont disparu.',
    hint: 'Ils étaient peut-être trop gros pour être gardés, ou votre navigateur les a retirés. Choisissez-les à nouveau.',
  },
  'timed-out': {
    title: 'Le traitement de ce fichier n’avançait plus : il a été arrêté.',
    hint: 'Rien n’a été changé. Le fichier est peut-être endommagé, ou cet appareil avait trop à faire. Les autres fichiers continuent.',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: 'Une erreur s’est produite de notre côté.',
    hint: 'Votre fichier est inchangé.',
    cause,
  }),
};

export const describeFailure: Words<typeof english.describeFailure> = ({ code, facts }) => {
  // Each sentence takes the facts of its own code; the union type loses that pairing.
  const problem = errors[code] as Problem | ((facts: Failure['facts']) => Problem);
  return typeof problem === 'function' ? problem(facts) : problem;
};

/** The message, with the place where it happened. */
function within(place: string, problem: Failure): Problem {
  const { title, ...others } = describeFailure(problem);
  return { ...others, title: `${place} : ${title}` };
}
