import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/recorder.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

export const recorderWords = {
  /** Why there is no audio, by the name of the browser’s error. */
  problems: {
    NotAllowedError: 'يمنع المتصفح استخدام الميكروفون. اسمح به بجانب شريط العنوان، ثم حاول مرة أخرى.',
    NotFoundError: 'لم يُعثر على ميكروفون. وصّل واحدًا، ثم حاول مرة أخرى.',
    NotReadableError: 'يستخدم برنامج آخر الميكروفون. أغلقه، ثم حاول مرة أخرى.',
  } as Record<string, string>,
  record: 'تسجيل',
  again: 'تسجيل من جديد',
  stop: 'إيقاف',
  pause: 'إيقاف مؤقت',
  goOn: 'متابعة',
  recording: 'جارٍ التسجيل.',
  paused: 'موقوف مؤقتًا.',
  writing: 'جارٍ كتابة الملف…',
  /** @param time `2026-05-04 13.05`. */
  fileName: (time) => `تسجيل ${time}`,
  written: (name, bytes) => `${isolated(name)}، ${describeSize(bytes)}.`,
} satisfies Words<typeof english.recorderWords>;
