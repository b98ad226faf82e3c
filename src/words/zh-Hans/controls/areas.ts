import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/areas.ts';
import { describeShare, describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { describeScans } from '../readings.ts';
import { listOf } from '../lists.ts';

/** How many there are on the current page, and on all pages. */
interface Amount {
  here: number;
  all: number;
}

/** Fractions of the sides of what is shown. */
interface Share {
  left: number;
  top: number;
  width: number;
  height: number;
}

const readPlace = ({ left, top, width, height }: Share) =>
  `距左 ${describeShare(left)}，距上 ${describeShare(top)}，宽 ${describeShare(width)}，高 ${describeShare(height)}`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: '上一页',
  next: '下一页',
  /** Before and after the field for the page number. */
  page: { before: '第', after: (pages: number) => `页，共 ${describeWhole(pages)} 页` },
  picture: (page: number) => `第 ${page} 页`,
  drawing: '正在画出页面……',
  add: '添加涂黑区域',
  removeAll: '移除所有区域',
  drag: '在页面上拖动。',
  touch: '点按钮添加，再拖动区域或它的角。',
  keys: '键盘操作：方向键移动区域，加 Shift 改变大小，加 Alt 小步移动，Delete 移除。',
  allFiles: '所有文件使用同样的区域。',
  /** `found`: places of the typed words. Empty if there is nothing at all. */
  where: (areas: Amount, found: Amount) => {
    const parts = [
      ...(areas.all > 0 ? [`${count(areas.here, '个区域')}（共 ${describeWhole(areas.all)} 个）`] : []),
      ...(found.all > 0 ? [`${count(found.here, '处匹配')}（共 ${describeWhole(found.all)} 处）`] : []),
    ];
    if (parts.length === 0) return '';
    return `本页有 ${listOf(parts)}。`;
  },
  noMatches: '这个文件的文字里没有要找的内容。',
  scans: (pages: readonly number[]) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  /** The label of a match, which is removed unless it is pressed. */
  removes: (text: string) => `去掉“${text}”`,
  keeps: (text: string, isKept: boolean) => `“${text}”会${isKept ? '保留' : '去掉'}。`,
  area: (number: number, area: Share) => `区域 ${number}：${readPlace(area)}`,
  /** Where an area is after a key moved it. */
  place: (area: Share) => `${readPlace(area)}。`,
  remove: (number: number) => `移除区域 ${number}`,
  added: '已添加区域。',
  removed: '已移除区域。',
  allRemoved: '已移除所有区域。',
} satisfies Words<typeof english.areasWords>;
