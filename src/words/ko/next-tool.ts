import type * as english from '#words/next-tool.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} 외 파일 ${count(others.length, '개')}`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: '닫기',
  workflow: '여러 도구를 이어서 사용',
  notAll: '일부는 텍스트라서 도구에 쓸 수 없습니다.',
  none: '이 파일을 모두 열 수 있는 도구가 없습니다.',
  openIn: (tool) => `“${tool}”에서 열기`,
  bringing: () => '파일을 가져가는 중…',
  with: (paths) => `대상: ${names(paths)}`,
  carried: (paths) => `선택하는 도구로 함께 가져가는 파일: ${names(paths)}.`,
  leave: () => '가져가지 않기',
  stayed: (paths) => `이 도구로 열 수 없는 파일: ${names(paths)}. “뒤로”를 누르면 그 파일로 돌아갑니다.`,
} satisfies Words<typeof english.nextToolWords>;
