import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/offline.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

type Version = Parameters<typeof english.offlineWords.version>[0];

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'محفوظ على هذا الجهاز.',
  waits: 'يأتي مع الإصدار الجديد، وهو جاهز للاستخدام.',
  cancelled: 'أُلغي. لم يُحفظ شيء.',
  removed: 'أُزيل من هذا الجهاز.',
  progress: (done: number, all: number) => `${describeSize(done)} من ${describeSize(all)}`,
  version: ({ size, date, commit }: Version) =>
    `المحفوظ: ${describeSize(size)} على هذا الجهاز، من إصدار ${longDate().format(date)}${commit ? `، commit ${isolated(commit.slice(0, 7))}` : ''}.`,
} satisfies Words<typeof english.offlineWords>;
