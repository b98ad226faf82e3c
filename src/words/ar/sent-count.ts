import type * as english from '#words/sent-count.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful, all) => `الطلبات التي ربما حملت شيئًا: ${doubtful} من ${all}.`,
  none: (all) => `أُرسل من ملفاتك 0 بايت، وحُمّل من هذا الموقع ${count(all, 'file')}.`,
} satisfies Words<typeof english.sentWords>;
