import type * as english from '#words/controls/fade.ts';
import type { Words } from '#wording/words.ts';
import { locale } from '#language.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const tenths = onFirstUse(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const signedTenths = onFirstUse(
  () =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'always',
    }),
);

export const fadeWords = {
  listening: '음량을 측정하는 중…',
  loudness: (loudness) =>
    Number.isFinite(loudness)
      ? `이 파일의 음량은 ${tenths().format(loudness)} LUFS입니다.`
      : '이 파일에는 소리가 없습니다.',
  played: (change) => `${signedTenths().format(change).replace('-', '−')} dB로 재생합니다.`,
  playEnd: '끝부분 재생',
  time: '재생 위치',
  keys: '키보드: 화살표 키로 0.05초씩, Shift와 함께 누르면 1초씩, Page Up과 Page Down으로 10초씩 움직입니다.',
} satisfies Words<typeof english.fadeWords>;
