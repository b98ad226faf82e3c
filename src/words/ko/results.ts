import type * as english from '#words/results.ts';
import type { Words } from '#wording/words.ts';

/** The texts about saving, copying and sharing results. */

export const useIn = '다른 도구에서 열기…';

/** Above the tools that take them. */
export const useThese: Words<typeof english.useThese> = (number) =>
  number === 1 ? '이 파일을 열 도구' : `파일 ${number}개를 열 도구`;

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel: Words<typeof english.copyLabel> = (hasOthers) => (hasOthers ? '이것만 복사' : '복사');

export const shareLabel: Words<typeof english.shareLabel> = (number) =>
  number === 1 ? '공유' : `${number}개 모두 공유`;

/** What was copied. */
export const copied = {
  text: '텍스트로 복사했습니다',
  picture: 'PNG로 복사했습니다',
  firstFrame: '첫 프레임을 PNG로 복사했습니다',
} satisfies Words<typeof english.copied>;

export const notCopied = {
  refused: '복사하지 못했습니다. 브라우저가 이 페이지의 클립보드 사용을 허용하지 않습니다. 대신 파일을 저장하세요.',
  failed: (reason) => `복사하지 못했습니다. ${reason} 대신 파일을 저장하세요.`,
} satisfies Words<typeof english.notCopied>;

export const notShared: Words<typeof english.notShared> = (reason) =>
  `공유하지 못했습니다. 브라우저나 상대 앱이 받아들이지 않았습니다. 대신 저장하세요. (${reason})`;
