import type { Words } from '#wording/words.ts';
import type * as english from '#words/search.ts';
import { count } from './count.ts';

export const searchWords = {
  title: '查找工具',
  example: 'heic 转 jpg、200 kB 以内、合并……',
  found: '工具',
  close: '关闭',
  all: '全部工具',
  recent: '最近',
  popular: '最常用',
  own: '本网站',
  results: (number: number) => `${count(number, '个结果')}。`,
  missing: (what: string, instead: string) => `${what}：这里不提供。${instead}`,
  nothing: '没有找到工具。试试动作或格式，例如“压缩”或“heic”。',
  closest: '没有工具符合所有词。最接近的：',
} satisfies Words<typeof english.searchWords>;
