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
    `تحتاج الأدوات إلى Safari ${oldestBrowsers.safari} أو Firefox ${oldestBrowsers.firefox} أو Chrome أو Edge ${oldestBrowsers.chrome} أو Samsung Internet ${oldestBrowsers.samsunginternet_android} أو إصدار أحدث من أحدها. أما المتصفح الأقدم فيعرض تنبيهًا بذلك.`,
    `في ${testedOn} شغّلنا كل أداة في ثلاثة من محركات المتصفحات، وتحققنا من كل نتيجة ببرنامج آخر يقرؤها. والأدوات التي عملت: ${results.join('، و')}.`,
    'WebKitGTK هو محرك Safari في نسخته لنظام Linux. ولم نجرّب Safari نفسه، فما لم نتأكد منه هو ترميزه للفيديو والصوت وفك ترميزهما.',
    'تشترك متصفحات Chrome وEdge وOpera وBrave وSamsung Internet في محرك Chromium.',
    'قد لا تتيح النافذة الخاصة للصفحات مساحة على القرص. عندئذ يجب أن تتسع الذاكرة للنتيجة، وإن لم تتسع أخبرتك الصفحة بذلك.',
    'عند فتح الصفحات داخل بعض التطبيقات الأخرى لا تتوفر لها ذاكرة مشتركة. عندئذ تعالج الصورَ برامج أخرى تقرأ وتكتب صيغًا أقل.',
    'إذا لم يستطع متصفحك فعل شيء، أخبرتك الصفحة بذلك قبل المحاولة أو بعدها، وذكرت ما يستطيع فعله بدلًا منه.',
  ],
  more: [
    ['/proof', 'ما يرفض متصفحك إرساله'],
    ['/docs/engines', 'ما بُنيت عليه الأدوات'],
  ],
});
