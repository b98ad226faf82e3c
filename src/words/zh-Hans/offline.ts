import type { Words } from '#wording/words.ts';
import type * as english from '#words/offline.ts';
import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: '已保存在这台设备上。',
  waits: '它随新版本提供，新版本已经就绪。',
  cancelled: '已取消，没有保存任何内容。',
  removed: '已从这台设备移除。',
  /** In bytes. */
  progress: (done: number, all: number) => `${describeSize(done)} / ${describeSize(all)}`,
  /** @param commit the full hash. */
  version: ({ size, date, commit }: { size: number; date: Date; commit: string | undefined }) =>
    `已保存：这台设备上 ${describeSize(size)}，${longDate().format(date)}的版本${commit ? `，提交 ${commit.slice(0, 7)}` : ''}。`,
} satisfies Words<typeof english.offlineWords>;
