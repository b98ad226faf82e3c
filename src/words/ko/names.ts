import type * as english from '#words/names.ts';
import type { Words } from '#wording/words.ts';
import { listOf } from '#wording/amounts.ts';

/** The field for the names of results. */
export const nameWords = {
  title: '파일 이름',
  label: '이름 규칙',
  hint: (tokens) => `비워 두면 기본 이름을 씁니다. 사용할 수 있는 기호: ${listOf(tokens)}`,
  first: (name) => `첫 번째 결과: ${name}`,
  unknown: (words) => `없는 기호입니다: ${listOf(words.map((word) => `{${word}}`))}`,
} satisfies Words<typeof english.nameWords>;
