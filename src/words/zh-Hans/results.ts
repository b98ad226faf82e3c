import type { Words } from '#wording/words.ts';
import type * as english from '#words/results.ts';
/** The texts about saving, copying and sharing results. */

export const useIn = '打开方式……';

/** Above the tools that take them. */
export const useThese = (number: number) =>
  number === 1 ? '用以下工具打开这个文件：' : `用以下工具打开这 ${number} 个文件：`;

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel = (hasOthers: boolean) => (hasOthers ? '复制这个' : '复制');

export const shareLabel = (number: number) => (number === 1 ? '分享' : `分享全部 ${number} 个`);

/** What was copied. */
export const copied = {
  text: '已复制为文本',
  picture: '已复制为 PNG',
  firstFrame: '已将第一帧复制为 PNG',
} satisfies Words<typeof english.copied>;

export const notCopied = {
  refused: '没有复制：浏览器不让这个页面使用剪贴板。请改为保存文件。',
  failed: (reason: string) => `没有复制：${reason}请改为保存文件。`,
} satisfies Words<typeof english.notCopied>;

export const notShared = (reason: string) => `没有分享：浏览器或对方应用拒绝了。请改为保存。（${reason}）`;
