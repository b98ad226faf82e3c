import type { Words } from '#wording/words.ts';
import type * as english from '#words/unavailable.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: '无法加载这个工具所需的部分内容。',
  hint: '请检查网络连接后重试。你的文件哪儿也没有去。',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool = '正在加载工具……';
