import { listOf } from '#wording/amounts.ts';
import type * as english from '#words/controls/pdf-fields.ts';
import type { Words } from '#wording/words.ts';
import { countOf } from '../count.ts';
import { isolated } from '../isolated.ts';

interface Asked {
  label: string;
  isRequired: boolean;
  choices: readonly unknown[];
  format: string;
}

export const fieldsWords = {
  reading: 'جارٍ قراءة النموذج…',
  none: 'لا حقول في هذا الملف لتعبئتها. وما زال يمكنك الكتابة على صفحاته.',
  /** The button that opens Write on PDF with the file. */
  write: 'الكتابة على الصفحات',
  asList: 'العرض كقائمة',
  pages: 'صفحات النموذج',
  page: (page: number) => `الصفحة ${page}`,
  required: (label: string) => `${label} (مطلوب)`,
  /** `format`: `dd-mmm-yy` or `1,234.50`. */
  writtenAs: (label: string, format: string) => `${label}، ويُكتب هكذا: ${isolated(format)}`,
  /** The name of a field. `choice`: what it stands for, if it is one of several buttons. */
  field: ({ label, isRequired, choices, format }: Asked, choice?: string): string => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}: ${choice}`;
    const full = format === '' ? named : fieldsWords.writtenAs(named, format);
    return isRequired ? fieldsWords.required(full) : full;
  },
  calculated: (labels: readonly string[]) =>
    `يحسب هذا النموذج ${
      labels.length > 3
        ? `${countOf(labels.length, 'field')} من حقوله`
        : listOf(labels.map((label) => `«${isolated(label)}»`))
    } بنفسه. ويترك Stayput ذلك لقارئ PDF يشغّل البرامج النصية.`,
  allFiles: 'يُكتب ما تُدخله في الحقول التي لها الاسم نفسه في كل الملفات.',
} satisfies Words<typeof english.fieldsWords>;
