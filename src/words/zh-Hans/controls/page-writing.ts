import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/page-writing.ts';
import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import { areasWords } from './areas.ts';

export type MarkKind = PageMark['type'] | 'date';

const kinds: Record<MarkKind, string> = {
  text: '文字',
  date: '日期',
  tick: '打钩',
  cross: '打叉',
  line: '线条',
  highlight: '高亮',
  pen: '手绘',
};

export const writingWords = {
  reading: '正在打开文件……',
  pages: '页面',
  /** What people press to write or draw something. */
  kinds,
  tools: '写入工具',
  move: '移动',
  colour: '颜色',
  size: '文字大小',
  thickness: '线宽',
  typed: '页面上的文字',
  /** What the pressed button does. */
  how: {
    move: '拖动到合适的位置，拖角改变大小。',
    text: '点要写字的地方。',
    date: '点要放日期的地方。',
    tick: '点要打钩的地方。',
    cross: '点要打叉的地方。',
    line: '在页面上拖动，画出线条。',
    highlight: '在页面上拖动，画出高亮。',
    pen: '用鼠标、笔或手指画。',
  } satisfies Record<MarkKind | 'move', string>,
  keys: '键盘操作：按“文字”“日期”“打钩”“打叉”“线条”或“高亮”，就会放在页面中间。方向键移动，加 Shift 改变大小，加 Alt 小步移动，Enter 编辑文字，Delete 移除。',
  allFiles: '所有文件写入同样的内容。',
  added: (kind: MarkKind, page: number) => `已在第 ${page} 页添加：${kinds[kind]}。`,
  board: {
    removeAll: '移除写入的所有内容',
    allRemoved: '已全部移除。',
    added: '已添加。',
    removed: '已移除。',
    remove: (number: number) => `移除第 ${number} 项`,
    area: areasWords.area,
    place: areasWords.place,
  },
  /** The name of something on a page. */
  mark: (mark: PageMark) =>
    mark.type === 'text'
      ? `第 ${mark.page} 页的文字：${mark.text}`
      : `第 ${mark.page} 页，${kinds[mark.type]}：${areasWords.place(mark)}`,
} satisfies Words<typeof english.writingWords>;
