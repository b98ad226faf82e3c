import type * as english from '#words/status.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'حالة الخدمة',
  description: 'هل يعمل نموذج الاتصال وAPI الآن. والأدوات لا تحتاج إلى أي منهما.',
  asking: 'جارٍ سؤال الخدمة…',
  up: 'كل شيء يعمل.',
  /** Messages are stored, but not forwarded. */
  untold: 'الخدمة تعمل.',
  /** Messages are stored, but the notification failed. */
  late: 'الخدمة تعمل، لكن رسالتك قد تُقرأ متأخرة.',
  down: 'الخدمة متاحة، لكنها لا تستطيع استلام الرسائل حاليًا.',
  unreached: 'لم تُجب الخدمة. تحقق من اتصالك واسأل مرة أخرى.',
  asked: (time) => `آخر فحص: ${isolated(time)}.`,
  again: 'الفحص مرة أخرى',
} satisfies Words<typeof english.statusWords>;
