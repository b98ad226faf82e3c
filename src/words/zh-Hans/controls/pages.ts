import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/pages.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const pages = (number: number) => count(number, '页');

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: '页面',
  tile: (page: number, { file, angle, place }: { file?: string | undefined; angle: number; place?: string }) =>
    [file, `第 ${page} 页`, angle && `已旋转 ${angle} 度`, place].filter(Boolean).join('，'),
  place: (place: number, all: number) => `位置 ${place}/${all}`,
  turnOne: (page: number) => `第 ${page} 页向右旋转`,
  inserted: (number: number) => `已插入 ${pages(number)}。`,
  moved: (place: number, all: number) => `已移到位置 ${place}/${all}。`,
  turnedRight: '已向右旋转。',
  turnedLeft: '已向左旋转。',
  duplicated: (number: number) => `已复制 ${pages(number)}。`,
  deleted: (number: number, left: number) => `已删除 ${pages(number)}，剩下 ${describeWhole(left)} 页。`,
  oneStays: '至少要保留一页。',
  undone: undoWords.undone,
  startedOver: '所有页已恢复原来的顺序。',
  tools: {
    bar: '选中的页',
    chooseAll: '全选',
    chooseNone: '全不选',
    back: '前移',
    forward: '后移',
    turnLeft: '向左旋转',
    turnRight: '向右旋转',
    duplicate: '复制一份',
    delete: '删除',
    insert: '插在这些页后',
    type: '改为输入页码',
    startOver: '重新开始',
    amount: (chosen: number, all: number) =>
      chosen > 0 ? `${pages(all)}中选中 ${describeWhole(chosen)} 页` : pages(all),
  },
} satisfies Words<typeof english.pagesWords>;
