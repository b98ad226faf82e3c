import { describeShare, describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/areas.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from '../isolated.ts';
import { describeScans } from '../readings.ts';

/** Fractions of the sides of what is shown. */
interface Share {
  left: number;
  top: number;
  width: number;
  height: number;
}

const readPlace = ({ left, top, width, height }: Share) =>
  `على بُعد ${describeShare(left)} من اليسار و${describeShare(top)} من الأعلى، العرض ${describeShare(width)}، الارتفاع ${describeShare(height)}`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  /** Before and after the field for the page number. */
  page: { before: 'الصفحة', after: (pages) => `من ${describeWhole(pages)}` },
  picture: (page) => `الصفحة ${page}`,
  drawing: 'جارٍ رسم الصفحة…',
  add: 'حجب منطقة',
  removeAll: 'إزالة كل المناطق',
  drag: 'اسحب فوق الصفحة.',
  touch: 'اضغط الزر، ثم اسحب المنطقة وزاويتها.',
  keys: 'بلوحة المفاتيح: تنقل الأسهم المنطقة، وتغيّر أبعادها مع Shift، وتتحرك بخطوات صغيرة مع Alt، ويزيلها Delete.',
  allFiles: 'تسري المناطق نفسها على كل الملفات.',
  /** `found`: places of the typed words. Empty if there is nothing at all. */
  where: (areas, found) => {
    const parts = [
      ...(areas.all > 0 ? [`المناطق ${describeWhole(areas.here)} من ${describeWhole(areas.all)}`] : []),
      ...(found.all > 0 ? [`المواضع المطابقة ${describeWhole(found.here)} من ${describeWhole(found.all)}`] : []),
    ];
    return parts.length === 0 ? '' : `في هذه الصفحة: ${parts.join('، ')}.`;
  },
  noMatches: 'لا يوجد في نص هذا الملف شيء مما تبحث عنه.',
  scans: (pages) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  /** The label of a match, which is removed unless it is pressed. */
  removes: (text) => `إزالة «${isolated(text)}»`,
  keeps: (text, isKept) => (isKept ? `سيبقى «${isolated(text)}».` : `سيُزال «${isolated(text)}».`),
  area: (number, area) => `المنطقة ${number}: ${readPlace(area)}`,
  /** Where an area is after a key moved it. */
  place: (area) => `${readPlace(area)}.`,
  remove: (number) => `إزالة المنطقة ${number}`,
  added: 'أُضيفت المنطقة.',
  removed: 'أُزيلت المنطقة.',
  allRemoved: 'أُزيلت كل المناطق.',
} satisfies Words<typeof english.areasWords>;
