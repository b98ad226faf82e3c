import type { Coding, ErrorFacts, TrackKind } from '#errors/errors.ts';
import { describeSize } from '#wording/amounts.ts';

/** Facts of failures, in the form that sentences need. */

/** After “nie ma” and “danych”. */
export const trackWords: Record<TrackKind, string> = {
  video: 'wideo',
  audio: 'dźwięku',
  'video-or-audio': 'wideo ani dźwięku',
  subtitles: 'napisów tekstowych',
};

/** In a sentence: “Ten plik TIFF jest zapisany …, a tego nie da się tu odczytać.” */
export function describeCoding(coding: Coding): string {
  switch (coding.type) {
    case 'compression':
      return `z kompresją ${coding.name}`;
    case 'bits':
      return `z ${coding.bits} bitami na kanał`;
    case 'bits-lossless':
      return `bezstratnie z ${coding.bits} bitami na kanał`;
    case 'bits-with-colour':
      return `w kolorze z ${coding.bits} bitami na kanał`;
    case 'hierarchical':
      return 'w hierarchicznych klatkach';
    case 'old-jpeg':
      return 'ze starą kompresją JPEG z TIFF 6.0';
    case 'ycbcr':
      return 'w kolorach YCbCr bez kompresji JPEG';
    case 'planar-tiles':
      return 'w osobnych kafelkach dla każdego koloru';
    case 'cmyk':
      return 'w CMYK z osobnym kanałem czerni';
    case 'iphone-app':
      return 'w formacie aplikacji na iPhone’a (CgBI)';
  }
}

const codecKinds = {
  variant: (codec: string) => `tej odmiany ${codec}`,
  subtitles: (codec: string) => `napisów w ${codec}`,
  frames: (codec: string) => `pojedynczych klatek ${codec}`,
};
/** After “nie dekoduje”. */
export const describeCodec = ({ codec, what }: Pick<ErrorFacts['no-decoder'], 'codec' | 'what'>) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: 'lista odtwarzania',
  audio: 'inna ścieżka dźwiękowa',
  subtitles: 'napisy',
  view: 'inne ujęcie kamery',
};

export const pieceNames = (first: string | undefined, last: string | undefined) =>
  first === undefined ? '' : ` (${first === last || last === undefined ? first : `od ${first} do ${last}`})`;

/** In a sentence about size: “ponad 2 GB”. */
export const describeAtLeast = (bytes: number, isMore = false) => `${isMore ? 'ponad ' : ''}${describeSize(bytes)}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: 'Napisz nam', rest: 'o tym:' };
