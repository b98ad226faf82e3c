import type { Words } from '#wording/words.ts';
import type * as english from '#words/saving.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';

export const savingWords = {
  one: '保存',
  all: (files: number) => `全部 ${describeWhole(files)} 个存成 ZIP`,
  saving: '正在保存……',
  /** On the button. */
  done: '已保存 ✓',
  savedAs: (name: string) => `已存为 ${name}`,
  saved: (files: number) => `已保存 ${count(files, '个文件')}`,
  /** @param saved how many files were written before. @param why the browser's error message. */
  stopped: (saved: number, why: string) =>
    `${saved > 0 ? `已保存 ${count(saved, '个文件')}，其余没有保存` : '没有保存'}：浏览器无法写入那里。请换一个位置，或腾出空间。（${why}）`,
  emptyFile: (why: string, name: string) => `${why}那里留下了一个空文件：“${name}”。`,
} satisfies Words<typeof english.savingWords>;
