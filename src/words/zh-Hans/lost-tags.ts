import { formats, type FormatId } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import { listOf } from './lists.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: '作曲',
  conductor: '指挥',
  copyright: '版权',
  isrc: 'ISRC',
  language: '语言',
  lyricist: '作词',
  remixer: '混音',
  publisher: '发行',
  grouping: '分组',
  mood: '情绪',
  key: '调性',
  'original-artist': '原唱',
  'sort-title': '排序用标题',
  'sort-artist': '排序用艺术家',
  'sort-album': '排序用专辑',
  'sort-composer': '排序用作曲',
  cover: '封面',
  'other-covers': '封面以外的图片',
  'track-number': '曲目编号',
  'disc-number': '光盘编号',
  'beats-per-minute': '每分钟节拍数',
  chapters: '章节',
  'other-comments': '第一条以外的备注',
  'other-lyrics': '第一份以外的歌词',
  encrypted: '已加密的标签',
  own: '程序自定的标签',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `附件 ${lost.name}`.trim();
  return lost.tag === 'other' ? `“${lost.name}”` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `Not kept in MOV: cover and track number.`, before the work as well as after it. */
export function describeLostTags(tags: readonly LostTag[], container: FormatId): string {
  const named = tags.slice(0, most).map(describeTag);
  const rest = tags.length > most ? [`另外 ${tags.length - most} 项`] : [];
  return `${formats[container].name} 不保留：${listOf([...named, ...rest])}。`;
}
