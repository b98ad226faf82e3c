import { locale } from '#language.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/controls/fade.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from '../isolated.ts';

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
  listening: 'جارٍ قياس جهارة الصوت…',
  /** @param loudness in LUFS; `-Infinity` for silence. */
  loudness: (loudness) =>
    Number.isFinite(loudness)
      ? `جهارة الصوت في هذا الملف ${isolated(`${tenths().format(loudness)} LUFS`)}.`
      : 'لا صوت في هذا الملف.',
  /** @param change in decibels. */
  played: (change) => `يُشغَّل بفرق ${isolated(`${signedTenths().format(change).replace('-', '−')} dB`)}.`,
  playEnd: 'تشغيل النهاية',
  time: 'موضع التشغيل',
  keys: 'بلوحة المفاتيح: تنتقل الأسهم 0.05 من الثانية، ومع Shift ثانية واحدة، وتنتقل Page Up وPage Down عشر ثوانٍ.',
} satisfies Words<typeof english.fadeWords>;
