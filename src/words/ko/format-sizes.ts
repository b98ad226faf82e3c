import type * as english from '#words/format-sizes.ts';
import type { Words } from '#wording/words.ts';

/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: '형식 비교',
  compareTwo: '두 버전 비교',
  label: '형식별 용량',
  working: (format) => `${format} 만드는 중…`,
  failed: (format, why) => `${format}: ${why}`,
} satisfies Words<typeof english.formatSizesWords>;
