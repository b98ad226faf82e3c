import type * as english from '#words/unavailable.ts';
import type { Words } from '#wording/words.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: 'تعذّر تحميل جزء من الموقع تحتاجه هذه الأداة.',
  hint: 'تحقق من اتصالك وحاول مرة أخرى. لم يذهب ملفك إلى أي مكان.',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool: Words<typeof english.loadingTool> = 'جارٍ تحميل الأداة…';
