import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/image-areas.ts';
import type { Words } from '#wording/words.ts';
import { count, countOf } from '../count.ts';
import { areasWords } from './areas.ts';

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: 'إضافة منطقة',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: 'جارٍ فتح الصورة…',
  picture: (name) => name,
  findFaces: 'البحث عن وجوه',
  stopSearching: 'إيقاف البحث',
  stopping: 'جارٍ الإيقاف…',
  /** `image`: from 1. */
  searching: (image, images) =>
    images > 1
      ? `جارٍ البحث عن وجوه: الصورة ${describeWhole(image)} من ${describeWhole(images)}.`
      : 'جارٍ البحث عن وجوه…',
  /**
   * `found`: how many faces, including those that already had an area, in how many of the images that were searched.
   * `images`: how many there are, and how many could not be read.
   */
  found: ({ faces, images, searched }, { all, failed }) => {
    if (searched + failed === 0) return 'توقف البحث.';
    return [
      searched + failed < all && `توقف البحث بعد ${describeWhole(searched + failed)} من ${countOf(all, 'image')}.`,
      faces === 0
        ? 'لم يُعثر على وجوه. إن وُجدت فارسم منطقة فوق كل منها.'
        : `عُثر على ${countOf(faces, 'face')}${all > 1 ? ` في ${describeWhole(images)} من ${countOf(searched, 'image')}` : ''}. تأكد أن شيئًا لم يفُت.`,
      failed > 0 && `تعذّرت قراءة ${countOf(failed, 'image')}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  drag: 'اسحب فوق الصورة لترسم منطقة.',
  /** On the shown image. */
  where: (areas) => (areas === 0 ? 'لا مناطق على هذه الصورة بعد.' : `على هذه الصورة ${count(areas, 'area')}.`),
} satisfies Words<typeof english.imageAreasWords>;
