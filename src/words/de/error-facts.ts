import type { Coding, TrackKind } from '#errors/errors.ts';
import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/error-facts.ts';
import type { Words } from '#wording/words.ts';

/** Facts of failures, in the form that sentences need. */

/** In a sentence: “Diese Datei enthält kein …”: the noun alone, which all sentences take without an article. */
export const trackWords: Record<TrackKind, string> = {
  video: 'Video',
  audio: 'Ton',
  'video-or-audio': 'Video oder Ton',
  subtitles: 'Textuntertitel',
};

/** In a sentence: “Dieses TIFF ist … gespeichert, und das lässt sich hier nicht lesen.” */
export const describeCoding: Words<typeof english.describeCoding> = (coding: Coding): string => {
  switch (coding.type) {
    case 'compression':
      return `mit ${coding.name}-Komprimierung`;
    case 'bits':
      return `mit ${coding.bits} Bit pro Kanal`;
    case 'bits-lossless':
      return `verlustfrei mit ${coding.bits} Bit pro Kanal`;
    case 'bits-with-colour':
      return `in Farbe mit ${coding.bits} Bit pro Kanal`;
    case 'hierarchical':
      return 'in Form hierarchischer Bilder';
    case 'old-jpeg':
      return 'mit der alten JPEG-Komprimierung von TIFF 6.0';
    case 'ycbcr':
      return 'in YCbCr-Farben ohne JPEG-Komprimierung';
    case 'planar-tiles':
      return 'mit getrennten Kacheln für jede Farbe';
    case 'cmyk':
      return 'in CMYK mit eigenem Schwarzkanal';
    case 'iphone-app':
      return 'im Format von iPhone-Apps (CgBI)';
  }
};

const codecKinds = {
  variant: (codec: string) => `diese Art von ${codec}`,
  subtitles: (codec: string) => `Untertitel in ${codec}`,
  frames: (codec: string) => `die einzelnen Bilder von ${codec}`,
};
export const describeCodec: Words<typeof english.describeCodec> = ({ codec, what }) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: 'eine Playlist',
  audio: 'eine andere Tonspur',
  subtitles: 'die Untertitel',
  view: 'eine andere Kameraperspektive',
} satisfies Words<typeof english.streamParts>;

export const pieceNames: Words<typeof english.pieceNames> = (first, last) =>
  first === undefined ? '' : ` (${first === last || last === undefined ? first : `${first} bis ${last}`})`;

/** In a sentence about size: “mehr als 2 GB”. */
export const describeAtLeast: Words<typeof english.describeAtLeast> = (bytes: number, isMore = false) =>
  `${isMore ? 'mehr als ' : ''}${describeSize(bytes)}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: 'Schreib uns bitte', rest: 'was passiert ist:' } satisfies Words<
  typeof english.pleaseTell
>;
