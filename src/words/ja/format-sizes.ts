import type * as english from '#words/format-sizes.ts';
import type { Words } from '#wording/words.ts';

/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: '形式を比較',
  compareTwo: '2つの版を比較',
  label: '形式ごとのサイズ',
  working: (format) => `${format}を作成中…`,
  failed: (format, why) => `${format}：${why}`,
} satisfies Words<typeof english.formatSizesWords>;
