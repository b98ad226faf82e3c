import type * as english from '#words/controls/areas.ts';
import type { Words } from '#wording/words.ts';
import { describeShare, describeWhole, listOf } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { describeScans } from '../readings.ts';

/** Fractions of the sides of what is shown. */
interface Share {
  left: number;
  top: number;
  width: number;
  height: number;
}

const readPlace = ({ left, top, width, height }: Share) =>
  `왼쪽에서 ${describeShare(left)}, 위에서 ${describeShare(top)}, 너비 ${describeShare(width)}, 높이 ${describeShare(height)}`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: '이전 페이지',
  next: '다음 페이지',
  page: { before: '페이지', after: (pages) => `/ ${describeWhole(pages)}` },
  picture: (page) => `${page}페이지`,
  drawing: '페이지 그리는 중…',
  add: '영역 검게 가리기',
  removeAll: '모든 영역 제거',
  drag: '페이지 위를 드래그하세요.',
  touch: '버튼을 누른 다음 영역과 그 모서리를 드래그하세요.',
  keys: '키보드: 화살표 키로 영역을 옮기고, Shift와 함께 누르면 크기를 바꾸고, Alt와 함께 누르면 조금씩 움직입니다. Delete로 제거합니다.',
  allFiles: '모든 파일에 같은 영역을 적용합니다.',
  where: (areas, found) => {
    const parts = [
      ...(areas.all > 0 ? [`영역 ${count(areas.all, '개')} 중 ${describeWhole(areas.here)}개`] : []),
      ...(found.all > 0 ? [`찾은 ${count(found.all, '곳')} 중 ${describeWhole(found.here)}곳`] : []),
    ];
    if (parts.length === 0) return '';
    return `이 페이지에 있는 것: ${listOf(parts)}.`;
  },
  noMatches: '찾는 내용이 이 파일의 텍스트에 없습니다.',
  scans: (pages) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  removes: (text) => `“${text}” 제거`,
  keeps: (text, isKept) => (isKept ? `남길 내용: “${text}”.` : `제거할 내용: “${text}”.`),
  area: (number, area) => `영역 ${number}: ${readPlace(area)}`,
  place: (area) => `${readPlace(area)}.`,
  remove: (number) => `영역 ${number} 제거`,
  added: '영역을 추가했습니다.',
  removed: '영역을 제거했습니다.',
  allRemoved: '모든 영역을 제거했습니다.',
} satisfies Words<typeof english.areasWords>;
