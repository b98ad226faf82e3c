import type * as english from '#words/options.ts';
import type { Words } from '#wording/words.ts';

/** Above the board of a tool that most people use without it. */
export const foldedOptions = '全ページを表示';

/** Above options that most people leave alone. */
export const moreOptions = '詳細';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec) => `${codec}（このブラウザでは不可）`,
  notHeld: (codec, container) => `${codec}（${container}では不可）`,
} satisfies Words<typeof english.codecWords>;
