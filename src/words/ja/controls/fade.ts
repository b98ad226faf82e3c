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
  listening: 'ラウドネスを測定中…',
  loudness: (loudness) =>
    Number.isFinite(loudness)
      ? `このファイルのラウドネスは${tenths().format(loudness)} LUFSです。`
      : 'このファイルは無音です。',
  played: (change) => `${signedTenths().format(change).replace('-', '−')} dBで再生します。`,
  playEnd: '最後を再生',
  time: '再生位置',
  keys: 'キーボードでは、矢印キーで20分の1秒ずつ、Shift+矢印キーで1秒ずつ、Page UpとPage Downで10秒ずつ移動します。',
} satisfies Words<typeof english.fadeWords>;
