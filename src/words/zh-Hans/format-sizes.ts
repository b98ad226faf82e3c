import type { Words } from '#wording/words.ts';
import type * as english from '#words/format-sizes.ts';

/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: '比较格式',
  compareTwo: '比较两个版本',
  label: '各种格式的大小',
  working: (format) => `正在生成 ${format}……`,
  failed: (format, why) => `${format}：${why}`,
} satisfies Words<typeof english.formatSizesWords>;
