import type { Words } from '#wording/words.ts';
import type * as english from '#words/error-facts.ts';
import type { Coding, ErrorFacts, TrackKind } from '#errors/errors.ts';
import { describeSize } from '#wording/amounts.ts';

/** Facts of failures, in the form that sentences need. */

/** “这个文件里没有……。” */
export const trackWords: Record<TrackKind, string> = {
  video: '视频',
  audio: '声音',
  'video-or-audio': '视频或声音',
  subtitles: '字幕文本',
};

/** “这个 TIFF ……，这里无法读取。” */
export function describeCoding(coding: Coding): string {
  switch (coding.type) {
    case 'compression':
      return `用 ${coding.name} 压缩`;
    case 'bits':
      return `每通道为 ${coding.bits} 位`;
    case 'bits-lossless':
      return `是每通道 ${coding.bits} 位的无损编码`;
    case 'bits-with-colour':
      return `是每通道 ${coding.bits} 位的彩色图像`;
    case 'hierarchical':
      return '按分层的帧存储';
    case 'old-jpeg':
      return '用 TIFF 6.0 的旧式 JPEG 压缩';
    case 'ycbcr':
      return '用了 YCbCr 颜色，却没有用 JPEG 压缩';
    case 'planar-tiles':
      return '把各颜色存在不同的图块里';
    case 'cmyk':
      return '用带单独黑色通道的 CMYK';
    case 'iphone-app':
      return '用 iPhone 应用的格式 (CgBI)';
  }
}

const codecKinds = {
  variant: (codec: string) => `${codec} 的这个变体`,
  subtitles: (codec: string) => `${codec} 字幕`,
  frames: (codec: string) => `${codec} 的单个帧`,
};
export const describeCodec = ({ codec, what }: Pick<ErrorFacts['no-decoder'], 'codec' | 'what'>) =>
  what ? codecKinds[what](codec) : codec;

export const streamParts = {
  playlist: '播放列表',
  audio: '另一条音轨',
  subtitles: '字幕',
  view: '另一个机位',
} satisfies Words<typeof english.streamParts>;

export const pieceNames = (first: string | undefined, last: string | undefined) =>
  first === undefined ? '' : `（${first === last || last === undefined ? first : `${first} 到 ${last}`}）`;

/** `超过 2 GB`。 */
export const describeAtLeast = (bytes: number, isMore = false) => `${isMore ? '超过 ' : ''}${describeSize(bytes)}`;

/** Before the cause of a bug: `link` is the link to the contact form. */
export const pleaseTell = { link: '请告诉我们', rest: '发生了什么：' };
