import type { Words } from '#wording/words.ts';
import type * as english from '#words/unavailable.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: '这个工具需要的一部分网站内容无法加载。',
  hint: '请检查网络连接后重试。你的文件哪儿也没有去。',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool = '正在加载工具……';
