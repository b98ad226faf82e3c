import type * as english from '#words/workflow.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';
import { isolated } from './isolated.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: 'سير العمل',
  description:
    'شغّل عدة أدوات على ملفاتك دفعة واحدة: تغيير الأبعاد ثم الضغط ثم الجمع في PDF مثلًا. واحفظ الخطوات أو أرسلها كرابط.',
  action: 'تشغيل كل الخطوات',
  suffix: 'معدَّل',
  takes: ['صور', 'ملفات PDF', 'فيديو', 'صوت'],
  /** Above the steps. */
  steps: 'الخطوات',
  none: 'لا خطوات بعد. أضف الأولى أو ابدأ بمثال.',
  add: 'إضافة خطوة',
  choose: (number) => (number === 1 ? 'إضافة الخطوة الأولى' : `اختيار الخطوة ${number}`),
  nothingFollows: 'لا تستطيع أي أداة العمل على ما تنتجه الخطوة الأخيرة.',
  close: 'إغلاق',
  up: (title) => `نقل «${title}» إلى أعلى`,
  down: (title) => `نقل «${title}» إلى أسفل`,
  remove: (title) => `إزالة «${title}»`,
  /** The value of an option, beside its step. */
  setTo: (title, value) => `${title}: ${value}`,
  off: (title) => `بلا ${title}`,
  joins: 'تصبح كل الملفات ملفًا واحدًا',
  /** A step that cannot run yet. */
  lacks: (option) => `${option}: لم يُحدَّد بعد.`,
  cannotFollow: (title, before) => `لا تستطيع أداة «${title}» العمل على ما تنتجه «${before}».`,
  set: 'ضُبطت الخطوات من الرابط.',
  opened: (name) => `فُتح «${isolated(name)}».`,
  noSteps: 'أضف خطوة أولًا.',
  /** Saved in this browser. */
  mine: 'سير العمل المحفوظ',
  save: 'حفظ سير العمل',
  name: 'الاسم',
  saved: (name, hasText) =>
    hasText ? `حُفظ «${isolated(name)}» في هذا المتصفح، مع النص الذي كتبته.` : `حُفظ «${isolated(name)}» في هذا المتصفح.`,
  removed: (name) => `أُزيل «${isolated(name)}».`,
  removeShort: 'إزالة',
  removeSaved: (name) => `إزالة «${isolated(name)}»`,
  export: 'تصدير',
  import: 'استيراد',
  exportedAs: 'stayput-workflows.json',
  imported: (workflows) => `عدد ما استُورد: ${describeWhole(workflows)}.`,
  notImported: 'لم يُستورد هذا الملف: ليس فيه سير عمل يستطيع هذا الموقع قراءته.',
  questions: [
    {
      question: 'ماذا يحدث عندما تفشل خطوة مع أحد الملفات؟',
      answer: 'يستمر العمل على بقية الملفات. ويذكر صف ذلك الملف الخطوة التي فشلت والسبب، ولا يتغير ملفك الأصلي أبدًا.',
    },
    {
      question: 'هل يمكنني إرسال خطواتي إلى شخص آخر؟',
      answer:
        'نعم. هي في عنوان هذه الصفحة: انسخه، فمن يفتحه يجد الخطوات نفسها ويضيف ملفاته. وليس فيه ما كتبته من نصوص، مثل علامة مائية أو كلمة مرور. والجزء الذي بعد # لا يُرسل إلى خادم أبدًا. أما سير العمل الذي تحفظه في هذا المتصفح فيحتفظ بنصوصه، لا بكلمات المرور.',
    },
    {
      question: 'أي الأدوات يمكن أن تكون خطوات؟',
      answer: 'معظمها، ما عدا الأدوات التي تتطلب النظر في كل ملف أولًا، مثل التوقيع أو اختيار الصفحات يدويًا.',
    },
  ],
  full: 'لا يسمح هذا المتصفح للموقع بحفظ أي شيء.',
} satisfies Words<typeof english.workflowWords>;
