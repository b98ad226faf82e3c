import type * as english from '#words/sent-count.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful, all) => `요청 ${all}번 중 ${doubtful}번은 무언가를 실어 보냈을 수 있습니다.`,
  none: (all) => `전송된 파일 데이터 0바이트, 불러온 이 사이트의 파일 ${count(all, '개')}.`,
} satisfies Words<typeof english.sentWords>;
