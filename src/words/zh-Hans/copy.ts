import type { Words } from '#wording/words.ts';
import type * as english from '#words/copy.ts';

export const copyWords = {
  copy: (what) => `复制${/^[\p{Script=Han}“]/u.test(what) ? '' : ' '}${what}`,
  copied: '已复制',
  refused: '浏览器不让这个页面使用剪贴板。',
} satisfies Words<typeof english.copyWords>;
