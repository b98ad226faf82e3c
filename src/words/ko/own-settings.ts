import type * as english from '#words/own-settings.ts';
import type { Words } from '#wording/words.ts';

/** The settings of one file alone. */
export const ownWords = {
  title: (path) => `${path} 설정`,
  short: '이 파일의 설정',
  about: '이 파일에만 적용됩니다.',
  useCommon: '모든 파일의 설정 사용',
  done: '완료',
  own: (parts) => (parts.length > 0 ? parts.join(' · ') : '지금은 모든 파일의 설정과 같음'),
  label: '개별 설정',
  part: (title, value) => `${title}: ${value}`,
  on: '켬',
  off: '끔',
  none: '없음',
} satisfies Words<typeof english.ownWords>;
