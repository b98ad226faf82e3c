import type * as english from '#words/new-version.ts';
import type { Words } from '#wording/words.ts';

/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'Stayput의 새 버전이 준비되었습니다.',
  use: '새 버전 사용',
  later: '나중에',
  waits: '파일은 이 페이지에 남습니다. 다음에 여는 페이지부터 새 버전이 적용됩니다.',
  notUsed: (why) => `새 버전을 찾았지만 사용하지 않습니다. ${why}`,
  close: '닫기',
} satisfies Words<typeof english.newVersionWords>;
