import type * as english from '#words/recorder.ts';
import type { Words } from '#wording/words.ts';
import { describeSize } from '#wording/amounts.ts';

export const recorderWords = {
  problems: {
    NotAllowedError: '브라우저가 마이크를 차단하고 있습니다. 주소창 옆에서 허용한 다음 다시 시도하세요.',
    NotFoundError: '마이크를 찾지 못했습니다. 마이크를 연결한 다음 다시 시도하세요.',
    NotReadableError: '다른 프로그램이 마이크를 사용하고 있습니다. 그 프로그램을 닫은 다음 다시 시도하세요.',
  } as Record<string, string>,
  record: '녹음',
  again: '다시 녹음',
  stop: '정지',
  pause: '일시정지',
  goOn: '계속',
  recording: '녹음 중입니다.',
  paused: '일시정지했습니다.',
  writing: '파일 쓰는 중…',
  fileName: (time) => `녹음 ${time}`,
  written: (name, bytes) => `${name}, ${describeSize(bytes)}.`,
} satisfies Words<typeof english.recorderWords>;
