import type * as english from '#words/error-facts.ts';
import type { Words } from '#wording/words.ts';
import { describeSize } from '#wording/amounts.ts';

/** Facts of failures, in the form that sentences need. */

/** In a sentence: “このファイルには…がありません。” */
export const trackWords: Words<typeof english.trackWords> = {
  video: '映像',
  audio: '音声',
  'video-or-audio': '映像も音声も',
  subtitles: 'テキストの字幕',
};

/** In a sentence: “このTIFFは…保存されていて、ここでは読めません。” */
export const describeCoding: Words<typeof english.describeCoding> = (coding) => {
  switch (coding.type) {
    case 'compression':
      return `${coding.name}圧縮で`;
    case 'bits':
      return `1チャンネルあたり${coding.bits}ビットで`;
    case 'bits-lossless':
      return `可逆圧縮、1チャンネルあたり${coding.bits}ビットで`;
    case 'bits-with-colour':
      return `カラー、1チャンネルあたり${coding.bits}ビットで`;
    case 'hierarchical':
      return '階層フレームで';
    case 'old-jpeg':
      return 'TIFF 6.0の古いJPEG圧縮で';
    case 'ycbcr':
      return 'JPEG圧縮なしのYCbCrで';
    case 'planar-tiles':
      return '色ごとに別のタイルで';
    case 'cmyk':
      return '黒が別チャンネルのCMYKで';
    case 'iphone-app':
      return 'iPhoneアプリの形式（CgBI）で';
  }
};

const codecKinds = {
  variant: (codec: string) => `この種類の${codec}`,
  subtitles: (codec: string) => `${codec}の字幕`,
  frames: (codec: string) => `${codec}の各フレーム`,
};
export const describeCodec: Words<typeof english.describeCodec> = ({ codec, what }) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: 'プレイリスト',
  audio: '別の音声トラック',
  subtitles: '字幕',
  view: '別のカメラアングル',
} satisfies Words<typeof english.streamParts>;

export const pieceNames: Words<typeof english.pieceNames> = (first, last) =>
  first === undefined ? '' : `（${first === last || last === undefined ? first : `${first}〜${last}`}）`;

/** In a sentence about size: “2 GB以上”. */
export const describeAtLeast: Words<typeof english.describeAtLeast> = (bytes, isMore = false) =>
  `${describeSize(bytes)}${isMore ? '以上' : ''}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: 'お知らせください。', rest: 'エラーの内容：' } satisfies Words<
  typeof english.pleaseTell
>;
