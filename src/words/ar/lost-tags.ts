import { formats } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/lost-tags.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: 'الملحّن',
  conductor: 'قائد الفرقة',
  copyright: 'حقوق النشر',
  isrc: 'ISRC',
  language: 'اللغة',
  lyricist: 'كاتب الكلمات',
  remixer: 'معدّ الريمكس',
  publisher: 'الناشر',
  grouping: 'التجميع',
  mood: 'المزاج',
  key: 'المقام الموسيقي',
  'original-artist': 'الفنان الأصلي',
  'sort-title': 'العنوان للفرز',
  'sort-artist': 'الفنان للفرز',
  'sort-album': 'الألبوم للفرز',
  'sort-composer': 'الملحّن للفرز',
  cover: 'الغلاف',
  'other-covers': 'كل الصور عدا الغلاف الأمامي',
  'track-number': 'رقم المقطع',
  'disc-number': 'رقم القرص',
  'beats-per-minute': 'عدد النبضات في الدقيقة',
  chapters: 'الفصول',
  'other-comments': 'كل التعليقات عدا الأول',
  'other-lyrics': 'كل كلمات الأغاني عدا الأولى',
  encrypted: 'الوسوم المشفَّرة',
  own: 'وسوم خاصة ببرنامج معيّن',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return lost.name === '' ? 'ملف مرفق' : `الملف المرفق ${isolated(lost.name)}`;
  return lost.tag === 'other' ? `«${isolated(lost.name)}»` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `لا يبقى في MOV: الغلاف ورقم المقطع.`, before the work as well as after it. */
export const describeLostTags: Words<typeof english.describeLostTags> = (tags, container) => {
  const named = tags.slice(0, most).map(describeTag);
  const rest = tags.length > most ? [`${describeWhole(tags.length - most)} غيرها`] : [];
  return `لا يبقى في ${formats[container].name}: ${listOf([...named, ...rest])}.`;
};
