import type * as english from '#words/offline.ts';
import type { Words } from '#wording/words.ts';
import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'この端末に保存しました。',
  waits: '準備のできた新しいバージョンと一緒に保存されます。',
  cancelled: 'キャンセルしました。何も保存していません。',
  removed: 'この端末から削除しました。',
  progress: (done, all) => `${describeSize(done)} / ${describeSize(all)}`,
  version: ({ size, date, commit }) =>
    `保存済み：この端末に${describeSize(size)}、${longDate().format(date)}のバージョン${commit ? `（コミット${commit.slice(0, 7)}）` : ''}。`,
} satisfies Words<typeof english.offlineWords>;
