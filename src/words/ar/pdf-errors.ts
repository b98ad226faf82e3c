import { describeNumber, describeWhole } from '#wording/amounts.ts';
import type { ErrorTable } from '#words/problem.ts';
import { count, counted } from './count.ts';
import { isolated } from './isolated.ts';
import { describeScans, describeUnnamed } from './readings.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })} استخدم أولًا «جعل PDF قابلًا للبحث (OCR)»، أو ارسم مناطق فوقه.`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })} ارسم مناطق فوقها.`;
  return 'لا يمكن العثور على النص داخل الصور. ارسم مناطق فوقه.';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: 'هذا الملف محمي بكلمة مرور.',
    hint: 'أدخل كلمة مروره لفتحه. تبقى على هذا الجهاز، مثل الملف.',
  },
  'wrong-password': {
    title: 'كلمة مرور الملف غير صحيحة.',
    hint: 'انتبه إلى الأحرف الكبيرة. قد تكون للملف كلمتا مرور، ويمكن استخدام أي منهما.',
  },
  'unknown-lock': {
    title: 'هذا الملف محمي بشهادة أو بخدمة حقوق، لا بكلمة مرور.',
    hint: 'افتحه في البرنامج المخصص له، واحفظه بلا حماية.',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `لا توجد في هذا الملف صفحة رقمها ${describeWhole(page)}: فيه ${count(pages, 'page')}.`,
    hint: `تُعدّ الصفحات من 1، وتعني ${isolated('last')} الصفحة الأخيرة.`,
  }),
  'no-pages': { title: 'لا صفحات في هذا الملف.', hint: 'انسخه أو نزّله مرة أخرى.' },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `الصفحة ${page} كبيرة جدًا لهذه الدقة: سيبلغ عدد بكسلاتها ${describeNumber(wanted)}.`,
    hint: `الحد الأقصى ${describeNumber(most)}. اختر دقة أقل، أو استثنِ هذه الصفحة.`,
  }),
  'unread-page': ({ page }) => ({
    title: `تعذّرت قراءة محتوى الصفحة ${page}.`,
    hint: 'هو تالف أو مضغوط بطريقة غير معروفة. احذف هذه الصفحة، أو انسخ الملف أو نزّله مرة أخرى.',
  }),
  'no-pages-left': { title: 'لن تبقى أي صفحة.', hint: 'أبقِ صفحة واحدة على الأقل.' },
  'no-signature': { title: 'لم يُضف توقيع بعد.', hint: 'ارسمه، أو اكتب اسمك، أو اختر صورة.' },
  'no-key': {
    title: 'لم يُختر مفتاح بعد.',
    hint: 'اختر ملف .p12 أو .pfx، أو ملفات PEM فيها المفتاح الخاص وشهادته.',
  },
  'unread-key': ({ name }) => ({
    title: `لا يحوي ${isolated(name)} مفتاحًا أو شهادة يمكن قراءتهما هنا.`,
    hint: 'استخدم ملف .p12 أو .pfx، أو ملفات PEM. وإن كان مفتاحك على بطاقة أو رمز أمان فلا يمكن استخدامه في صفحة ويب.',
  }),
  'no-key-password': {
    title: 'هذا المفتاح محمي بكلمة مرور.',
    hint: 'أدخل كلمة مرور المفتاح. تبقى على هذا الجهاز، مثل المفتاح.',
  },
  'wrong-key-password': {
    title: 'كلمة مرور المفتاح غير صحيحة.',
    hint: 'انتبه إلى الأحرف الكبيرة. هي كلمة المرور التي ضُبطت عند تصدير المفتاح.',
  },
  'no-private-key': {
    title: 'لا يوجد مفتاح خاص في هذه الملفات.',
    hint: 'لا يمكن التوقيع بالشهادة وحدها. اختر معها ملف المفتاح الخاص، أو ملف .p12 أو .pfx فيه الاثنان.',
  },
  'no-certificate': {
    title: 'لا توجد شهادة لهذا المفتاح في هذه الملفات.',
    hint: 'اختر معه ملف الشهادة، أو ملف .p12 أو .pfx فيه الاثنان.',
  },
  'unsupported-key': {
    title: 'هذا النوع من المفاتيح غير مدعوم.',
    hint: 'المدعوم مفاتيح RSA ومفاتيح ECDSA على P-256 وP-384 وP-521.',
  },
  'certificate-expired': ({ end }) => ({
    title: `انتهت صلاحية هذه الشهادة في ${isolated(end)}.`,
    hint: 'لن يكون التوقيع بها الآن صالحًا. اطلب شهادة جديدة.',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `لا تصلح هذه الشهادة إلا ابتداءً من ${isolated(start)}.`,
    hint: 'انتظر حتى ذلك الحين، أو تحقق من تاريخ هذا الجهاز.',
  }),
  'signing-encrypted': {
    title: 'هذا الملف مشفَّر، ولا يمكن توقيع الملفات المشفَّرة هنا.',
    hint: 'أزل حمايته أولًا بأداة «فك حماية PDF» ثم وقّعه. وهذا يزيل التوقيعات الموجودة أيضًا.',
  },
  'signing-damaged': {
    title: 'هذا الملف تالف، فلن يكون التوقيع موثوقًا.',
    hint: 'أصلحه أولًا بأداة «إصلاح PDF» ثم وقّعه. وهذا يزيل التوقيعات الموجودة أيضًا.',
  },
  'signing-not-allowed': {
    title: 'لا يسمح مؤلف هذا الملف بتوقيعات أخرى.',
    hint: 'أي توقيع آخر يُبطل توقيع المؤلف نفسه.',
  },
  'nothing-to-redact': {
    title: 'لم تختر شيئًا لحجبه.',
    hint: 'ارسم مناطق على الصفحات، أو أدخل كلمات للبحث عنها.',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `لا توجد هذه الكلمات في ${scans.length > 0 ? 'نص ' : ''}هذا الملف: ${words.map(isolated).join('، ')}.`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': { title: 'هذا التعبير النمطي غير صحيح.', hint: 'صحّحه أو أفرغ الحقل.' },
  'no-matches': (facts) => ({
    title: 'لا يوجد في نص هذا الملف شيء مما تبحث عنه.',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `لن يبقى شيء من الصفحة ${page}.`,
    hint: 'اختر منطقة أكبر، أو استثنِ هذه الصفحة.',
  }),
  'no-pages-chosen': { title: 'لم تُحدَّد أي صفحة.', hint: 'حدّد صفحة واحدة على الأقل.' },
  'not-two-files': ({ files }) => ({
    title: counted(files, {
      zero: 'تحتاج المقارنة إلى ملفين، ولا توجد ملفات.',
      one: 'تحتاج المقارنة إلى ملفين، ولا يوجد إلا ملف واحد.',
      two: 'تحتاج المقارنة إلى ملفين.',
      few: 'تحتاج المقارنة إلى ملفين، وهنا # ملفات.',
      many: 'تحتاج المقارنة إلى ملفين، وهنا # ملفًا.',
      other: 'تحتاج المقارنة إلى ملفين، وهنا # ملف.',
    }),
    hint: 'أبقِ النسخة الأقدم ثم الأحدث، بهذا الترتيب.',
  }),
  'no-outline': {
    title: 'لا توجد في هذا الملف إشارات مرجعية لتقسيمه بحسبها.',
    hint: 'قسّمه حسب الصفحات أو الحجم.',
  },
  'no-text': {
    title: 'لا نص في هذا الملف.',
    hint: 'إن كانت صفحاته ممسوحة ضوئيًا فاستخدم أولًا «جعل PDF قابلًا للبحث (OCR)».',
  },
  'no-pictures': {
    title: 'لا صور في هذا الملف.',
    hint: 'لتحويل الصفحات كاملة إلى صور استخدم «PDF إلى صور».',
  },
  'no-words': { title: 'لم يُدخَل نص بعد.', hint: 'أدخل النص المراد كتابته على الصفحات.' },
  'unwritable-text': ({ characters }) => ({
    title: `لا يمكن هنا كتابة هذه الأحرف على الصفحة: ${isolated(characters.join(' '))}`,
    hint: 'تُكتب الأحرف اللاتينية واليونانية والسيريلية والأرمنية والجورجية. أزل غيرها.',
  }),
  'no-password': { title: 'لم تُدخَل كلمة مرور بعد.', hint: 'أدخل كلمة المرور التي سيُحمى بها الملف.' },
} satisfies Partial<ErrorTable>;
