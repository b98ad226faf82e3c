import type * as english from '#words/error-facts.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** Facts of failures, in the form that sentences need. */

/** The names of tracks. */
export const trackWords = {
  video: 'vidéo',
  audio: 'son',
  'video-or-audio': 'vidéo ou son',
  subtitles: 'texte de sous-titres',
} satisfies Words<typeof english.trackWords>;

/** In a sentence: “Ce TIFF est enregistré …, ce qui ne peut pas être lu ici.” */
export const describeCoding: Words<typeof english.describeCoding> = (coding) => {
  switch (coding.type) {
    case 'compression':
      return `avec la compression ${coding.name}`;
    case 'bits':
      return `avec ${coding.bits} bits par couche`;
    case 'bits-lossless':
      return `sans perte avec ${coding.bits} bits par couche`;
    case 'bits-with-colour':
      return `en couleur avec ${coding.bits} bits par couche`;
    case 'hierarchical':
      return 'en images hiérarchiques';
    case 'old-jpeg':
      return 'avec l’ancienne compression JPEG de TIFF 6.0';
    case 'ycbcr':
      return 'en couleurs YCbCr sans compression JPEG';
    case 'planar-tiles':
      return 'en tuiles séparées pour chaque couleur';
    case 'cmyk':
      return 'en CMJN avec une couche noire séparée';
    case 'iphone-app':
      return 'dans le format des applications d’iPhone (CgBI)';
  }
};

const codecKinds = {
  variant: (codec: string) => `cette variante du codec ${codec}`,
  subtitles: (codec: string) => `les sous-titres en ${codec}`,
  frames: (codec: string) => `les images isolées en ${codec}`,
};
export const describeCodec: Words<typeof english.describeCodec> = ({ codec, what }) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: 'une liste de lecture',
  audio: 'une autre piste audio',
  subtitles: 'les sous-titres',
  view: 'un autre angle de caméra',
} satisfies Words<typeof english.streamParts>;

export const pieceNames: Words<typeof english.pieceNames> = (first, last) =>
  first === undefined ? '' : ` (${first === last || last === undefined ? first : `${first} à ${last}`})`;

/** In a sentence about size: “plus de 2 Go”. */
export const describeAtLeast: Words<typeof english.describeAtLeast> = (bytes, isMore = false) =>
  `${isMore ? 'plus de ' : ''}${describeSize(bytes)}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: 'Dites-nous', rest: 'ce qui s’est passé :' } satisfies Words<
  typeof english.pleaseTell
>;
