import type * as english from '#words/unavailable.ts';
import type { Words } from '#wording/words.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: '이 도구에 필요한 사이트의 일부를 불러오지 못했습니다.',
  hint: '연결을 확인하고 다시 시도하세요. 파일은 어디에도 전송되지 않았습니다.',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool = '도구 불러오는 중…';
