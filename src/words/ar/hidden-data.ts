import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/hidden-data.ts';
import type { Words } from '#wording/words.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds: Words<typeof english.hiddenKinds> = {
  place: 'الموقع',
  person: 'الأشخاص',
  serial: 'الأرقام التسلسلية',
  time: 'التاريخ',
  device: 'الكاميرا',
  exposure: 'الإعدادات',
  software: 'البرامج',
  text: 'النصوص',
  history: 'سجلّ التعديل',
  preview: 'المعاينات',
  video: 'الفيديو',
  rest: 'بيانات بعد النهاية',
  other: 'بيانات أخرى',
};

/** `الموقع، الأشخاص`. */
const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join('، ');

/** `أُزيل: الموقع، الأشخاص. بقي: التاريخ.` */
export const describeHidden: Words<typeof english.describeHidden> = (items) => {
  if (items.length === 0) return 'لم يُعثر على بيانات وصفية.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`أُزيل: ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`بقي: ${listKinds(kept)}.`] : []),
  ].join(' ');
};
