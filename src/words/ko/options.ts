import type * as english from '#words/options.ts';
import type { Words } from '#wording/words.ts';

/** Above the board of a tool that most people use without it. */
export const foldedOptions = '모든 페이지 보기';

/** Above options that most people leave alone. */
export const moreOptions = '추가 옵션';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec) => `${codec}(이 브라우저에서 불가)`,
  notHeld: (codec, container) => `${codec}(${container}에서 불가)`,
} satisfies Words<typeof english.codecWords>;
