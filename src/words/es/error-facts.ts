import type { Coding } from '#errors/errors.ts';
import type * as english from '#words/error-facts.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** Facts of failures, in the form that sentences need. */

/** In a sentence: “En este archivo no hay …”. */
export const trackWords = {
  video: 'vídeo',
  audio: 'audio',
  'video-or-audio': 'vídeo ni audio',
  subtitles: 'texto de subtítulos',
} satisfies Words<typeof english.trackWords>;

/** In a sentence: “Este TIFF está guardado …, y eso no se puede leer aquí.” */
export const describeCoding: Words<typeof english.describeCoding> = (coding: Coding) => {
  switch (coding.type) {
    case 'compression':
      return `con compresión ${coding.name}`;
    case 'bits':
      return `con ${coding.bits} bits por canal`;
    case 'bits-lossless':
      return `sin pérdida con ${coding.bits} bits por canal`;
    case 'bits-with-colour':
      return `en color con ${coding.bits} bits por canal`;
    case 'hierarchical':
      return 'en cuadros jerárquicos';
    case 'old-jpeg':
      return 'con la antigua compresión JPEG de TIFF 6.0';
    case 'ycbcr':
      return 'en colores YCbCr sin compresión JPEG';
    case 'planar-tiles':
      return 'en mosaicos separados para cada color';
    case 'cmyk':
      return 'en CMYK con un canal negro separado';
    case 'iphone-app':
      return 'en el formato de las apps de iPhone (CgBI)';
  }
};

const codecKinds = {
  variant: (codec: string) => `este tipo de ${codec}`,
  subtitles: (codec: string) => `subtítulos en ${codec}`,
  frames: (codec: string) => `los fotogramas sueltos de ${codec}`,
};
export const describeCodec: Words<typeof english.describeCodec> = ({ codec, what }) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: 'una lista de reproducción',
  audio: 'otra pista de audio',
  subtitles: 'los subtítulos',
  view: 'otro ángulo de cámara',
} satisfies Words<typeof english.streamParts>;

export const pieceNames: Words<typeof english.pieceNames> = (first, last) =>
  first === undefined ? '' : ` (${first === last || last === undefined ? first : `de ${first} a ${last}`})`;

/** In a sentence about size: “más de 2 GB”. */
export const describeAtLeast: Words<typeof english.describeAtLeast> = (bytes, isMore = false) =>
  `${isMore ? 'más de ' : ''}${describeSize(bytes)}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: 'Cuéntanos', rest: 'qué pasó:' } satisfies Words<typeof english.pleaseTell>;
