import type * as english from '#words/status.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'حالة الخدمة',
  description: 'حالة نموذج الاتصال وواجهة API الآن. ولا تحتاج الأدوات إلى أي منهما.',
  asking: 'جارٍ الفحص…',
  up: 'كل شيء يعمل.',
  /** Messages are stored, but not forwarded. */
  untold: 'الخدمة تعمل.',
  /** Messages are stored, but the notification failed. */
  late: 'الخدمة تعمل، لكن رسالتك قد تُقرأ متأخرة.',
  down: 'الخدمة متاحة، لكنها لا تستطيع استلام الرسائل حاليًا.',
  unreached: 'لم تستجب الخدمة. تحقق من اتصالك ثم أعد الفحص.',
  asked: (time) => `آخر فحص: ${isolated(time)}.`,
  again: 'إعادة الفحص',
} satisfies Words<typeof english.statusWords>;
