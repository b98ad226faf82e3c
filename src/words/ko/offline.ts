import type * as english from '#words/offline.ts';
import type { Words } from '#wording/words.ts';
import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: '이 기기에 저장했습니다.',
  waits: '이미 준비된 새 버전과 함께 저장됩니다.',
  cancelled: '취소했습니다. 저장한 것이 없습니다.',
  removed: '이 기기에서 제거했습니다.',
  progress: (done, all) => `${describeSize(done)} / ${describeSize(all)}`,
  version: ({ size, date, commit }) =>
    `저장됨: 이 기기에 ${describeSize(size)}, ${longDate().format(date)} 버전${commit ? `(커밋 ${commit.slice(0, 7)})` : ''}.`,
} satisfies Words<typeof english.offlineWords>;
