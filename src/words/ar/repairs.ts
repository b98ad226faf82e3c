import type { Mended, Unmended } from '#jobs/contract/pdf-repair.ts';
import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/repairs.ts';
import type { Words } from '#wording/words.ts';
import { count, countOf } from './count.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'كان رأس الملف مفقودًا.',
  beforeHeader: (bytes) => `أُزيلت بيانات زائدة قبل رأس الملف (${count(bytes, 'byte')}).`,
  end: () => 'كانت نهاية الملف مفقودة.',
  search: () => 'كانت قائمة الكائنات تالفة، فجرى البحث عنها في الملف كله.',
  crossReference: (times) => `كان في قائمة الكائنات أو في ما يليها (trailer) ${count(times, 'error')}.`,
  places: (times) => `كان موضع ${countOf(times, 'object')} في القائمة خاطئًا.`,
  objects: (times) => `كانت هناك أخطاء في صياغة ${countOf(times, 'object')}.`,
  lost: (times) => `أُزيل ${count(times, 'object')} لتعذّر القراءة.`,
  lengths: (times) => `كان الطول خاطئًا في ${countOf(times, 'stream')}.`,
  streams: (times) => `كانت البيانات تالفة في ${countOf(times, 'stream')}: أُبقي ما أمكن فك ضغطه.`,
  unmarked: (times) => `كانت علامة النهاية مفقودة في ${countOf(times, 'stream')}.`,
  changed: (times) => `كان المجموع الاختباري خاطئًا في ${countOf(times, 'stream')}: ربما تغيّرت بعض البيانات.`,
  unused: (times) => `أُزيلت بيانات تالفة لا يستخدمها شيء (${count(times, 'stream')}).`,
  pictureStarts: (times) => `أُزيلت بيانات زائدة من بداية ${countOf(times, 'image')}.`,
  pageSearch: () => 'لم يكن هناك ما يشير إلى الصفحات، فرُتّبت حسب أرقام كائناتها.',
  root: () => 'لم يكن فهرس المستند (catalog) يشير إلى بداية شجرة الصفحات.',
  loops: (times) => `عادت شجرة الصفحات إلى نفسها ${countOf(times, 'time')}.`,
  kids: (times) => `ذكرت شجرة الصفحات صفحات أو أجزاء مفقودة (العدد: ${describeWhole(times)}).`,
  types: (times) => `كان النوع مفقودًا في ${countOf(times, 'part')} من شجرة الصفحات.`,
  inside: (times) => `فُصلت صفحات كانت في وسط شجرة الصفحات (${count(times, 'page')}).`,
  again: (times) => `فُصلت صفحات ظهرت أكثر من مرة (${count(times, 'page')}).`,
  counts: (times) => `كان عدد الصفحات خاطئًا في ${countOf(times, 'part')} من شجرة الصفحات.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    `تعذّر فك ضغط ${countOf(times, 'stream')}، فبقيت البيانات كما كانت: لا تستطيع قارئات PDF استخدامها.`,
  pictures: (times) =>
    `تعذّر فك ترميز ${countOf(times, 'image')}، فبقيت البيانات كما كانت: لا تعرض قارئات PDF شيئًا هناك.`,
  pixels: (times) => `البيانات تالفة في ${countOf(times, 'image')}، فبقيت كما كانت: قد يظهر بعض الأجزاء مشوّهًا.`,
  contents: (times) => `هناك أخطاء في أوامر رسم ${countOf(times, 'page')}: تتخطى قارئات PDF ما لا تستطيع قراءته.`,
};

/** What a repair found, what is still wrong, and what was checked. */
export const describeRepair: Words<typeof english.describeRepair> = ({ mended: found, left: remaining, ...repair }) => {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['لم يُعثر على تلف. ومع ذلك كُتب الملف من جديد.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`عدد الصفحات المذكور في الملف ${describeWhole(statedPages)}، وعُثر على ${describeWhole(pages)}.`]),
    ...(Object.keys(remaining).length > 0 ? ['ما تعذّر إصلاحه:', ...told(left, remaining)] : []),
    `ما فُحص: ${count(checked.objects, 'object')}، ${count(checked.streams, 'stream')}، ${count(pages, 'page')}.`,
    ...(unchecked.pictures > 0
      ? [`لم تُفحص إلا بداية ${countOf(unchecked.pictures, 'image')} بترميز JPEG أو JPEG 2000 أو JBIG2 أو الفاكس.`]
      : []),
    ...(unchecked.streams > 0
      ? [`ما لم يُفحص لأنه أكبر من أن يُفك ضغطه هنا أو مضغوط بطريقة غير معروفة: ${count(unchecked.streams, 'stream')}.`]
      : []),
    ...(wasLinearized ? ['كان الملف مهيأً لعرض صفحته الأولى بسرعة (linearized)، والنتيجة ليست كذلك.'] : []),
  ];
  return sentences.join(' ');
};

/** In the order of `words`. */
const told = <What extends string>(
  words: Record<What, (times: number) => string>,
  counts: Partial<Record<What, number>>,
) =>
  (Object.keys(words) as What[]).flatMap((what) => {
    const times = counts[what] ?? 0;
    return times > 0 ? [words[what](times)] : [];
  });
