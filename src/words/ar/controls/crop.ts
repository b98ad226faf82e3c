import type * as english from '#words/controls/crop.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from '../isolated.ts';

export const cropWords = {
  opening: 'جارٍ فتح الملف…',
  box: 'مستطيل الاقتصاص',
  picture: (name) => `معاينة ${isolated(name)}`,
  drag: 'اسحب المستطيل أو حوافه.',
  keys: {
    points: 'بلوحة المفاتيح: تنقله الأسهم، وتغيّر أبعاده مع Shift، وتنقله نقطة واحدة مع Alt.',
    pixels: 'بلوحة المفاتيح: تنقله الأسهم، وتغيّر أبعاده مع Shift، وتنقله بكسلًا واحدًا مع Alt.',
  },
  where: ({ width, height, left, top }, unit) =>
    `${isolated(`${width} × ${height}`)} ${unit === 'points' ? 'نقطة' : 'بكسل'}، على بُعد ${left} من اليسار و${top} من الأعلى.`,
  sides: { width: 'العرض', height: 'الارتفاع', left: 'من اليسار', top: 'من الأعلى' },
  shape: 'شكل المستطيل',
  anyShape: 'أي شكل',
  ownShape: 'مثل الصورة',
  kept: {
    document: 'يُبقى من كل صفحة',
    image: 'يُبقى من كل صورة',
    media: 'يُبقى من كل فيديو',
  },
  sameShare: 'النسبة نفسها',
  same: { points: 'النقاط نفسها', pixels: 'البكسلات نفسها' },
} satisfies Words<typeof english.cropWords>;
