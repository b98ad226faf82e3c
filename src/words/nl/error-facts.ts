import type { Coding, TrackKind } from '#errors/errors.ts';
import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/error-facts.ts';
import type { Words } from '#wording/words.ts';

/** Facts of failures, in the form that sentences need. */

/** In a sentence: “Er zit geen … in dit bestand.”: the noun alone, which all sentences take without an article. */
export const trackWords: Record<TrackKind, string> = {
  video: 'video',
  audio: 'geluid',
  'video-or-audio': 'video of geluid',
  subtitles: 'ondertiteltekst',
};

/** In a sentence: “Dit TIFF-bestand is opgeslagen …, en dat kan hier niet worden gelezen.” */
export const describeCoding: Words<typeof english.describeCoding> = (coding: Coding): string => {
  switch (coding.type) {
    case 'compression':
      return `met ${coding.name}-compressie`;
    case 'bits':
      return `met ${coding.bits} bits per kanaal`;
    case 'bits-lossless':
      return `zonder verlies met ${coding.bits} bits per kanaal`;
    case 'bits-with-colour':
      return `in kleur met ${coding.bits} bits per kanaal`;
    case 'hierarchical':
      return 'in hiërarchische beelden';
    case 'old-jpeg':
      return 'met de oude JPEG-compressie van TIFF 6.0';
    case 'ycbcr':
      return 'in YCbCr-kleuren zonder JPEG-compressie';
    case 'planar-tiles':
      return 'in aparte tegels per kleur';
    case 'cmyk':
      return 'in CMYK met een apart zwartkanaal';
    case 'iphone-app':
      return 'in het formaat van iPhone-apps (CgBI)';
  }
};

const codecKinds = {
  variant: (codec: string) => `dit soort ${codec}`,
  subtitles: (codec: string) => `ondertiteling in ${codec}`,
  frames: (codec: string) => `de losse beelden van ${codec}`,
};
export const describeCodec: Words<typeof english.describeCodec> = ({ codec, what }) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: 'een afspeellijst',
  audio: 'een ander audiospoor',
  subtitles: 'de ondertiteling',
  view: 'een andere camerahoek',
} satisfies Words<typeof english.streamParts>;

export const pieceNames: Words<typeof english.pieceNames> = (first, last) =>
  first === undefined ? '' : ` (${first === last || last === undefined ? first : `${first} tot en met ${last}`})`;

/** In a sentence about size: “meer dan 2 GB”. */
export const describeAtLeast: Words<typeof english.describeAtLeast> = (bytes: number, isMore = false) =>
  `${isMore ? 'meer dan ' : ''}${describeSize(bytes)}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: 'Laat ons weten', rest: 'wat er gebeurde:' } satisfies Words<
  typeof english.pleaseTell
>;
