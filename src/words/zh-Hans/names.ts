import type { Words } from '#wording/words.ts';
import type * as english from '#words/names.ts';
import { listOf } from './lists.ts';

/** The field for the names of results. */
export const nameWords = {
  title: '文件名',
  label: '命名规则',
  hint: (tokens: readonly string[]) => `留空则用默认名称，也可以用 ${listOf(tokens)}。`,
  /** The name of the first result. */
  first: (name: string) => `第一个结果：${name}`,
  unknown: (words: readonly string[]) => `${listOf(words.map((word) => `{${word}}`))} 无法使用。`,
} satisfies Words<typeof english.nameWords>;
