import type { Words } from '#wording/words.ts';
import type * as english from '#words/sheet.ts';
import { describeWhole } from '#wording/amounts.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: '显示内容',
  key: (key: string) => `按键：${key}`,
  against: '比较对象',
  original: '原文件',
  previous: '上一次的结果',
  before: '处理前',
  after: '处理后',
  previousResult: '上一个文件',
  nextResult: '下一个文件',
  result: (place: number, all: number, name: string) => `${describeWhole(place)}/${describeWhole(all)} · ${name}`,
  previousPage: '上一页',
  nextPage: '下一页',
  page: (page: number, all: number) => `${describeWhole(page)} / ${describeWhole(all)} 页`,
  pageOf: (page: number, name: string) => `${name} 第 ${describeWhole(page)} 页`,
  joints: '试听衔接处',
  /** @param time as a player shows it. */
  playJoint: (time: string) => `播放 ${time} 前后各 3 秒`,
  player: (name: string) => `${name} 的播放器`,
} satisfies Words<typeof english.sheetWords>;
