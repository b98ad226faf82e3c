import type * as english from '#words/search.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const searchWords = {
  title: '도구 찾기',
  example: 'heic jpg, 200 kB 이하, 합치기…',
  found: '도구',
  close: '닫기',
  all: '모든 도구',
  recent: '최근 사용',
  popular: '인기 도구',
  own: '이 사이트',
  results: (number) => `결과 ${count(number, '개')}.`,
  missing: (what, instead) => `${what}: 여기서는 할 수 없습니다. ${instead}`,
  nothing: '맞는 도구가 없습니다. “압축”이나 “heic”처럼 하려는 일이나 형식으로 찾아보세요.',
  closest: '모든 단어에 맞는 도구가 없습니다. 가장 비슷한 도구:',
} satisfies Words<typeof english.searchWords>;
