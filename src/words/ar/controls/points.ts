import type * as english from '#words/controls/points.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from '../isolated.ts';

export const pointsWords = {
  opening: 'جارٍ فتح الصورة…',
  picker: 'أداة التقاط اللون',
  picture: (name) => `معاينة ${isolated(name)}`,
  /** Before the colour under the crosshair. */
  about: 'تقريبًا',
  clear: 'مسح ما التُقط',
  pick: 'انقر لالتقاط لون. تُضاف القيمة الدقيقة إلى القائمة.',
  keys: 'بلوحة المفاتيح: تنقل الأسهم العلامة، وتنقلها بكسلًا واحدًا مع Shift، ويلتقط Enter اللون.',
} satisfies Words<typeof english.pointsWords>;
