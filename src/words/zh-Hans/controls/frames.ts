import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/frames.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const frames = (number: number) => count(number, '帧');

/** Places and numbers of frames count from 1; times are text, `0.1 s`. */
export const framesWords = {
  reading: '正在读取文件……',
  none: '这个文件里没有可选的帧。',
  list: '帧',
  tile: (frame: number, time: string, place: number, all: number) => `第 ${frame} 帧，${time}，位置 ${place}/${all}`,
  moved: (place: number, all: number) => `已移到位置 ${place}/${all}。`,
  duplicated: (number: number) => `已复制 ${frames(number)}。`,
  deleted: (number: number, left: number) => `已删除 ${frames(number)}，剩下 ${describeWhole(left)} 帧。`,
  oneStays: '至少要保留一帧。',
  kept: (number: number) => `已保留 ${frames(number)}。`,
  ownTimes: '已恢复原来的时长。',
  timed: (time: string) => `显示 ${time}。`,
  undone: undoWords.undone,
  startedOver: '所有帧已恢复原来的顺序。',
  tools: {
    bar: '选中的帧',
    chooseAll: '全选',
    chooseNone: '全不选',
    back: '前移',
    forward: '后移',
    duplicate: '复制一份',
    delete: '删除',
    keep: '只保留这些',
    time: '显示时长',
    type: '改为输入帧号',
    startOver: '重新开始',
    amount: (chosen: number, all: number, time: string) =>
      `${chosen > 0 ? `${frames(all)}中选中 ${describeWhole(chosen)} 帧` : frames(all)}，${time}`,
  },
} satisfies Words<typeof english.framesWords>;
