import type * as english from '#words/folders.ts';
import type { Words } from '#wording/words.ts';
import { describeDone } from './batch.ts';
import { count, counted } from './count.ts';
import { isolated } from './isolated.ts';

const quote = (name: string) => `«${isolated(name)}»`;

/** Working from one folder into another. */
export const folderWords = {
  title: 'من مجلد إلى مجلد',
  about:
    'يمر كل ملف في المجلد ومجلداته الفرعية بالخطوات، وتُكتب كل نتيجة في المجلد الآخر حالما تجهز، بالمسار نفسه. ولا يُستبدل شيء موجود هناك.',
  noPicker:
    'لا يسمح هذا المتصفح للصفحات بالكتابة في مجلد. يمكنك أن تختار هنا مجلدًا من الملفات وتحفظ النتائج في ملف ZIP واحد يُبقي المجلدات الفرعية.',
  source: 'الملفات من',
  target: 'النتائج إلى',
  choose: 'اختيار',
  change: 'تغيير',
  chooseAs: (verb, which) => (which === 'source' ? `${verb} المجلد الذي فيه ملفاتك` : `${verb} مجلد النتائج`),
  files: (files) => count(files, 'file'),
  unset: 'عدم استخدام المجلدات',
  holdsSource: (target, source) =>
    target === source
      ? `المجلد ${quote(target)} فيه ملفاتك. اختر للنتائج مجلدًا آخر، كمجلد جديد داخله.`
      : `المجلد ${quote(target)} يحوي ${quote(source)} أيضًا. اختر للنتائج مجلدًا آخر حتى لا تختلط بملفاتك.`,
  remembers: 'يتذكر هذا المتصفح المجلدين والملفات المكتملة إلى أن تضغط «نسيان». يمكنك إغلاق الصفحة والمتابعة لاحقًا.',
  cannotRemember:
    'في إحدى الخطوات إعدادات ليست في عنوان هذه الصفحة، كنص أو كلمة مرور. إذا أغلقت الصفحة فسيلزم ضبطها من جديد قبل المتابعة.',
  written: (files, folder) => `حُفظ ${count(files, 'file')} في ${quote(folder)}`,
  withNumber: (files) =>
    counted(files, {
      one: 'أُضيف رقم إلى اسم ملف واحد لأن اسمه مستخدم',
      two: 'أُضيف رقم إلى اسمي ملفين لأن اسميهما مستخدمان',
      few: 'أُضيف رقم إلى أسماء # ملفات لأنها مستخدمة',
      many: 'أُضيف رقم إلى أسماء # ملفًا لأنها مستخدمة',
      other: 'أُضيف رقم إلى أسماء # ملف لأنها مستخدمة',
    }),
  notSaved: ({ folder, cause }) => ({
    title: `تعذّر حفظ النتيجة في ${quote(folder)}.`,
    hint: `توقف العمل، ولم يبقَ هناك ملف ناقص. أفرغ بعض المساحة أو اختر مجلدًا آخر، ثم حاول مرة أخرى. يقول المتصفح: ${isolated(cause)}`,
  }),
  earlier: 'مجلدات سابقة',
  fromTo: (source, target) => `من ${quote(source)} إلى ${quote(target)}`,
  doneOf: describeDone,
  goOn: 'متابعة',
  goOnWith: (source) => `متابعة ${quote(source)}`,
  lookAgain: 'البحث عن ملفات جديدة',
  lookAgainIn: (source) => `البحث عن ملفات جديدة في ${quote(source)}`,
  forget: 'نسيان',
  forgetWhat: (source, target) => `نسيان ${quote(source)} و${quote(target)}`,
  forgotten: (source) => `نُسي المجلد ${quote(source)}. وتبقى الملفات في المجلدين كما هي.`,
  notAllowed: 'لم يسمح المتصفح بذلك. اضغط الزر مرة أخرى ليسألك من جديد.',
  nothingNew: (source) => `لا جديد في ${quote(source)}. اكتملت كل ملفاته.`,
  missing: (source, files) =>
    `بقي في ${quote(source)}: ${count(files, 'file')}. أكمل الإعدادات الناقصة في الخطوات، ثم اضغط «تشغيل كل الخطوات».`,
  gone: (name) => `تعذّر العثور على ${quote(name)}. ربما نُقل أو غُيّر اسمه أو حُذف، أو هو على قرص غير متصل.`,
  inUse: 'تعمل صفحة أخرى على هذين المجلدين.',
  empty: (name) => `لا ملفات في ${quote(name)}.`,
} satisfies Words<typeof english.folderWords>;
