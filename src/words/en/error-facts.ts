import type { Coding, ErrorFacts, TrackKind } from '#errors/errors.ts';
import { describeSize } from '#wording/amounts.ts';

/** Facts of failures, in the form that sentences need. */

/** In a sentence: “There is no … in this file.” */
export const trackWords: Record<TrackKind, string> = {
  video: 'video',
  audio: 'audio',
  'video-or-audio': 'video or audio',
  subtitles: 'subtitle text',
};

/** In a sentence: “This TIFF is stored …, which cannot be read here.” */
export function describeCoding(coding: Coding): string {
  switch (coding.type) {
    case 'compression':
      return `with ${coding.name} compression`;
    case 'bits':
      return `with ${coding.bits} bits per channel`;
    case 'bits-lossless':
      return `losslessly with ${coding.bits} bits per channel`;
    case 'bits-with-colour':
      return `in colour with ${coding.bits} bits per channel`;
    case 'hierarchical':
      return 'in hierarchical frames';
    case 'old-jpeg':
      return 'with the old JPEG compression of TIFF 6.0';
    case 'ycbcr':
      return 'in YCbCr colours without JPEG compression';
    case 'planar-tiles':
      return 'in separate tiles for each colour';
    case 'cmyk':
      return 'in CMYK with a separate black channel';
    case 'iphone-app':
      return 'in the format of iPhone apps (CgBI)';
  }
}

const codecKinds = {
  variant: (codec: string) => `this kind of ${codec}`,
  subtitles: (codec: string) => `subtitles in ${codec}`,
  frames: (codec: string) => `the single frames of ${codec}`,
};
export const describeCodec = ({ codec, what }: Pick<ErrorFacts['no-decoder'], 'codec' | 'what'>) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: 'a playlist',
  audio: 'another audio track',
  subtitles: 'the subtitles',
  view: 'another camera angle',
};

export const pieceNames = (first: string | undefined, last: string | undefined) =>
  first === undefined ? '' : ` (${first === last || last === undefined ? first : `${first} to ${last}`})`;

/** In a sentence about size: “more than 2 GB”. */
export const describeAtLeast = (bytes: number, isMore = false) => `${isMore ? 'more than ' : ''}${describeSize(bytes)}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: 'Please tell us', rest: 'what happened:' };
