import type { Coding } from '#errors/errors.ts';
import type * as english from '#words/error-facts.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** Facts of failures, in the form that sentences need. */

/** In a sentence: “Não há … neste arquivo.” */
export const trackWords = {
  video: 'vídeo',
  audio: 'áudio',
  'video-or-audio': 'vídeo nem áudio',
  subtitles: 'texto de legendas',
} satisfies Words<typeof english.trackWords>;

/** In a sentence: “Este TIFF está gravado …, e isso não dá para ler aqui.” */
export const describeCoding: Words<typeof english.describeCoding> = (coding: Coding) => {
  switch (coding.type) {
    case 'compression':
      return `com compressão ${coding.name}`;
    case 'bits':
      return `com ${coding.bits} bits por canal`;
    case 'bits-lossless':
      return `sem perdas com ${coding.bits} bits por canal`;
    case 'bits-with-colour':
      return `em cores com ${coding.bits} bits por canal`;
    case 'hierarchical':
      return 'em quadros hierárquicos';
    case 'old-jpeg':
      return 'com a antiga compressão JPEG do TIFF 6.0';
    case 'ycbcr':
      return 'em cores YCbCr sem compressão JPEG';
    case 'planar-tiles':
      return 'em blocos separados para cada cor';
    case 'cmyk':
      return 'em CMYK com um canal preto separado';
    case 'iphone-app':
      return 'no formato dos apps do iPhone (CgBI)';
  }
};

const codecKinds = {
  variant: (codec: string) => `este tipo de ${codec}`,
  subtitles: (codec: string) => `legendas em ${codec}`,
  frames: (codec: string) => `os quadros avulsos de ${codec}`,
};
export const describeCodec: Words<typeof english.describeCodec> = ({ codec, what }) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: 'uma playlist',
  audio: 'outra faixa de áudio',
  subtitles: 'o arquivo de legendas',
  view: 'outro ângulo de câmera',
} satisfies Words<typeof english.streamParts>;

export const pieceNames: Words<typeof english.pieceNames> = (first, last) =>
  first === undefined ? '' : ` (${first === last || last === undefined ? first : `de ${first} a ${last}`})`;

/** In a sentence about size: “mais de 2 GB”. */
export const describeAtLeast: Words<typeof english.describeAtLeast> = (bytes, isMore = false) =>
  `${isMore ? 'mais de ' : ''}${describeSize(bytes)}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: 'Conte para nós', rest: 'o que aconteceu:' } satisfies Words<
  typeof english.pleaseTell
>;
