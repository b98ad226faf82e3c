import type * as english from '#words/names.ts';
import type { Words } from '#wording/words.ts';
import { listOf } from '#wording/amounts.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'ファイル名',
  label: '名前の規則',
  hint: (tokens) => `空欄なら通常の名前になります。使える記号：${listOf(tokens)}`,
  first: (name) => `最初の結果：${name}`,
  unknown: (words) => `使えない記号です：${listOf(words.map((word) => `{${word}}`))}`,
} satisfies Words<typeof english.nameWords>;
