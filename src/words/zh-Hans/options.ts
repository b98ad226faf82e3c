import type { Words } from '#wording/words.ts';
import type * as english from '#words/options.ts';
/** Above the board of a tool that most people use without it. */
export const foldedOptions = '显示所有页';

/** Above options that most people leave alone. */
export const moreOptions = '更多';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec: string) => `${codec}（这个浏览器没有）`,
  notHeld: (codec: string, container: string) => `${codec}（不能放进 ${container}）`,
} satisfies Words<typeof english.codecWords>;
