import type * as english from '#words/lost-tags.ts';
import type { Words } from '#wording/words.ts';
import { formats } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import { listOf } from '#wording/amounts.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: '작곡가',
  conductor: '지휘자',
  copyright: '저작권',
  isrc: 'ISRC',
  language: '언어',
  lyricist: '작사가',
  remixer: '리믹스',
  publisher: '발행사',
  grouping: '그룹',
  mood: '분위기',
  key: '조(키)',
  'original-artist': '원곡 아티스트',
  'sort-title': '정렬용 제목',
  'sort-artist': '정렬용 아티스트',
  'sort-album': '정렬용 앨범',
  'sort-composer': '정렬용 작곡가',
  cover: '커버',
  'other-covers': '앞면 커버를 뺀 이미지',
  'track-number': '트랙 번호',
  'disc-number': '디스크 번호',
  'beats-per-minute': 'BPM',
  chapters: '챕터',
  'other-comments': '두 번째부터의 설명',
  'other-lyrics': '두 번째부터의 가사',
  encrypted: '암호화된 태그',
  own: '프로그램이 직접 이름 붙인 태그',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `첨부 파일 ${lost.name}`.trim();
  return lost.tag === 'other' ? `“${lost.name}”` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `MOV에 남지 않는 항목: 커버 및 트랙 번호.`, before the work as well as after it. */
export const describeLostTags: Words<typeof english.describeLostTags> = (tags, container) => {
  const named = tags.slice(0, most).map(describeTag);
  const all = tags.length > most ? `${named.join(', ')} 외 ${tags.length - most}개` : listOf(named);
  return `${formats[container].name}에 남지 않는 항목: ${all}.`;
};
