import type { Words } from '#wording/words.ts';
import type * as english from '#words/sent-count.ts';
import { count } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful: number, all: number) => `${all} 个请求中有 ${doubtful} 个可能带走了什么。`,
  none: (all: number) => `你的文件：已发出 0 字节；已加载本网站的 ${count(all, '个文件')}。`,
} satisfies Words<typeof english.sentWords>;
