import type { Words } from '#wording/words.ts';
import type * as english from '#words/new-version.ts';
/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'Stayput 有新版本可用。',
  use: '使用新版本',
  later: '稍后',
  waits: '你的文件留在这个页面。下一个打开的页面会是新版本。',
  /** @param why a sentence. */
  notUsed: (why: string) => `发现了新版本，但没有使用。${why}`,
  close: '关闭',
} satisfies Words<typeof english.newVersionWords>;
