import type * as english from '#words/saving.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';

export const savingWords = {
  one: '저장',
  all: (files) => `${describeWhole(files)}개 모두 ZIP으로 저장`,
  saving: '저장 중…',
  done: '저장했습니다 ✓',
  savedAs: (name) => `저장한 이름: ${name}`,
  saved: (files) => `파일 ${describeWhole(files)}개를 저장했습니다`,
  stopped: (saved, why) =>
    `${saved > 0 ? `파일 ${describeWhole(saved)}개를 저장했지만 나머지는 저장하지 못했습니다.` : '저장하지 못했습니다.'} 브라우저가 그 위치에 쓸 수 없습니다. 다른 위치를 선택하거나 공간을 확보하세요. (${why})`,
  emptyFile: (why, name) => `${why} 그 위치에 빈 파일이 남아 있습니다: “${name}”.`,
} satisfies Words<typeof english.savingWords>;
