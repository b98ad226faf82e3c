import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import type * as english from '#words/browsers.ts';
import type { Words } from '#wording/words.ts';

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length ? `في ${browser} كل الأدوات (${works})` : `في ${browser} ${works} من ${said.length}`;
});

/** The page about browsers, as lines. */
export const browsersPage: Words<typeof english.browsersPage> = (testedOn) => ({
  title: 'المتصفحات',
  description: 'المتصفحات التي تعمل فيها الأدوات، وكيف نعرف ذلك.',
  lines: [
    `تحتاج الأدوات إلى Safari ${oldestBrowsers.safari} أو Firefox ${oldestBrowsers.firefox} أو Chrome أو Edge ${oldestBrowsers.chrome} أو Samsung Internet ${oldestBrowsers.samsunginternet_android} أو إصدار أحدث من أحدها. والمتصفح الأقدم يعرض جملة تقول ذلك.`,
    `في ${testedOn} شغّلنا كل أداة في ثلاثة من محركات المتصفحات، وجعلنا برنامجًا آخر يقرأ كل نتيجة. وعملت هذه: ${results.join('، ')}.`,
    'WebKitGTK هو محرك Safari مبنيًا لنظام Linux. ولم نجرّب Safari نفسه: فما يبقى غير مؤكد هو ما فيه من فك لترميز الفيديو والصوت وترميز لهما.',
    'تشترك Chrome وEdge وOpera وBrave وSamsung Internet في محرك Chromium.',
    'قد لا تعطي النافذة الخاصة الصفحات قرصًا تعمل عليه. عندئذ يجب أن تتسع الذاكرة للنتيجة، وتقول الصفحة ذلك إن لم تتسع.',
    'داخل بعض التطبيقات الأخرى لا تحصل الصفحات على ذاكرة مشتركة. عندئذ تعمل على الصور برامج أخرى تقرأ وتكتب صيغًا أقل.',
    'إذا لم يستطع متصفحك فعل شيء، قالت الصفحة ذلك قبل المحاولة أو بعدها، وذكرت ما يستطيع.',
  ],
  more: [
    ['/proof', 'انظر ما يرفض متصفحك إرساله'],
    ['/docs/engines', 'ما بُنيت عليه الأدوات'],
  ],
});
