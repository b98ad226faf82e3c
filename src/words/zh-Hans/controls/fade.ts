import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/fade.ts';
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
  listening: '正在测量响度……',
  /** @param loudness in LUFS; `-Infinity` for silence. */
  loudness: (loudness: number) =>
    Number.isFinite(loudness) ? `这个文件的响度是 ${tenths().format(loudness)} LUFS。` : '这个文件没有声音。',
  /** @param change in decibels. */
  played: (change: number) => `播放音量 ${signedTenths().format(change).replace('-', '−')} dB。`,
  playEnd: '播放结尾',
  time: '播放位置',
  keys: '键盘操作：方向键移动二十分之一秒，加 Shift 移动一秒，Page Up 和 Page Down 移动十秒。',
} satisfies Words<typeof english.fadeWords>;
