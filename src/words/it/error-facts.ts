import type { Coding } from '#errors/errors.ts';
import type * as english from '#words/error-facts.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** Facts of failures, in the form that sentences need. */

/** In a sentence: “Questo file non contiene …”. */
export const trackWords = {
  video: 'video',
  audio: 'audio',
  'video-or-audio': 'né video né audio',
  subtitles: 'sottotitoli di testo',
} satisfies Words<typeof english.trackWords>;

/** In a sentence: “Questo TIFF è salvato …, e qui non si può leggere.” */
export const describeCoding: Words<typeof english.describeCoding> = (coding: Coding) => {
  switch (coding.type) {
    case 'compression':
      return `con compressione ${coding.name}`;
    case 'bits':
      return `con ${coding.bits} bit per canale`;
    case 'bits-lossless':
      return `senza perdita con ${coding.bits} bit per canale`;
    case 'bits-with-colour':
      return `a colori con ${coding.bits} bit per canale`;
    case 'hierarchical':
      return 'in modalità gerarchica';
    case 'old-jpeg':
      return 'con la vecchia compressione JPEG di TIFF 6.0';
    case 'ycbcr':
      return 'in colori YCbCr senza compressione JPEG';
    case 'planar-tiles':
      return 'in riquadri separati per ogni colore';
    case 'cmyk':
      return 'in CMYK con un canale del nero separato';
    case 'iphone-app':
      return 'nel formato delle app per iPhone (CgBI)';
  }
};

const codecKinds = {
  variant: (codec: string) => `questo tipo di ${codec}`,
  subtitles: (codec: string) => `sottotitoli in ${codec}`,
  frames: (codec: string) => `i singoli fotogrammi di ${codec}`,
};
export const describeCodec: Words<typeof english.describeCodec> = ({ codec, what }) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: 'una playlist',
  audio: 'un’altra traccia audio',
  subtitles: 'la parte dei sottotitoli',
  view: 'un’altra inquadratura',
} satisfies Words<typeof english.streamParts>;

export const pieceNames: Words<typeof english.pieceNames> = (first, last) =>
  first === undefined ? '' : ` (${first === last || last === undefined ? first : `da ${first} a ${last}`})`;

/** In a sentence about size: “più di 2 GB”. */
export const describeAtLeast: Words<typeof english.describeAtLeast> = (bytes, isMore = false) =>
  `${isMore ? 'più di ' : ''}${describeSize(bytes)}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: 'Raccontaci', rest: 'che cosa è successo:' } satisfies Words<
  typeof english.pleaseTell
>;
