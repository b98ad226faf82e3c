import type * as english from '#words/lost-tags.ts';
import type { Words } from '#wording/words.ts';
import { formats } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import { listOf } from '#wording/amounts.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: '作曲者',
  conductor: '指揮者',
  copyright: '著作権',
  isrc: 'ISRC',
  language: '言語',
  lyricist: '作詞者',
  remixer: 'リミキサー',
  publisher: '発行元',
  grouping: 'グループ',
  mood: 'ムード',
  key: 'キー（調）',
  'original-artist': '元のアーティスト',
  'sort-title': '並べ替え用のタイトル',
  'sort-artist': '並べ替え用のアーティスト',
  'sort-album': '並べ替え用のアルバム',
  'sort-composer': '並べ替え用の作曲者',
  cover: 'カバー画像',
  'other-covers': '表のカバー以外の画像',
  'track-number': 'トラック番号',
  'disc-number': 'ディスク番号',
  'beats-per-minute': 'BPM',
  chapters: 'チャプター',
  'other-comments': '2つ目以降のコメント',
  'other-lyrics': '2つ目以降の歌詞',
  encrypted: '暗号化されたタグ',
  own: 'ソフトが独自に付けたタグ',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `添付ファイル ${lost.name}`.trim();
  return lost.tag === 'other' ? `「${lost.name}」` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `MOVでは残らないもの：カバー画像、トラック番号。`, before the work as well as after it. */
export const describeLostTags: Words<typeof english.describeLostTags> = (tags, container) => {
  const named = tags.slice(0, most).map(describeTag);
  const rest = tags.length > most ? [`ほか${tags.length - most}件`] : [];
  return `${formats[container].name}では残らないもの：${listOf([...named, ...rest])}。`;
};
