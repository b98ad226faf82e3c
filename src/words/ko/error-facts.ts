import type * as english from '#words/error-facts.ts';
import type { Words } from '#wording/words.ts';
import { describeSize } from '#wording/amounts.ts';

/** Facts of failures, in the form that sentences need. */

/** In a sentence: “이 파일에 …가 없습니다.” */
export const trackWords: Words<typeof english.trackWords> = {
  video: '비디오',
  audio: '오디오',
  'video-or-audio': '비디오나 오디오',
  subtitles: '텍스트로 된 자막',
};

/** In a sentence: “이 TIFF 파일의 저장 방식은 여기서 읽을 수 없습니다: ….” */
export const describeCoding: Words<typeof english.describeCoding> = (coding) => {
  switch (coding.type) {
    case 'compression':
      return `${coding.name} 압축`;
    case 'bits':
      return `채널당 ${coding.bits}비트`;
    case 'bits-lossless':
      return `무손실, 채널당 ${coding.bits}비트`;
    case 'bits-with-colour':
      return `컬러, 채널당 ${coding.bits}비트`;
    case 'hierarchical':
      return '계층 프레임';
    case 'old-jpeg':
      return 'TIFF 6.0의 옛 JPEG 압축';
    case 'ycbcr':
      return 'JPEG 압축 없는 YCbCr 색상';
    case 'planar-tiles':
      return '색상마다 따로 나뉜 타일';
    case 'cmyk':
      return '검정 채널이 따로 있는 CMYK';
    case 'iphone-app':
      return 'iPhone 앱 형식(CgBI)';
  }
};

const codecKinds = {
  variant: (codec: string) => `이 종류의 ${codec}`,
  subtitles: (codec: string) => `${codec} 자막`,
  frames: (codec: string) => `${codec}의 개별 프레임`,
};

export const describeCodec: Words<typeof english.describeCodec> = ({ codec, what }) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: '재생 목록',
  audio: '다른 오디오 트랙',
  subtitles: '자막',
  view: '다른 카메라 각도',
} satisfies Words<typeof english.streamParts>;

export const pieceNames: Words<typeof english.pieceNames> = (first, last) =>
  first === undefined ? '' : `(${first === last || last === undefined ? first : `${first} ~ ${last}`})`;

/** In a sentence about size: “2GB 이상”. */
export const describeAtLeast: Words<typeof english.describeAtLeast> = (bytes, isMore = false) =>
  `${describeSize(bytes)}${isMore ? ' 이상' : ''}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: '알려 주세요.', rest: '오류 내용:' } satisfies Words<typeof english.pleaseTell>;
