import { describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/agents.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export type { AgentDeed, AgentProblem } from '#words/agents.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': 'المدخلات لا تطابق مخطط هذه الأداة.',
  'unknown-tool': 'لا توجد أداة بهذا الاسم. تعدّد list_tools كل الأدوات.',
  'no-files': 'لا ملفات في هذه الصفحة. اطلب من الشخص أن يضيف ملفات: لا يمكنك إضافتها.',
  'no-results': 'لا نتائج في هذه الصفحة بعد.',
  busy: 'ما زالت الصفحة تعمل. انتظر حتى تنتهي، أو استدعِ cancel.',
  'not-working': 'لا تعمل الصفحة على شيء.',
  'not-accepted': 'لم تقبل الصفحة هذه الخيارات معًا.',
  'one-file-open': 'يضبط الشخص خيارات ملف واحد. انتظر حتى ينتهي.',
  'already-open': 'صفحة هذه الأداة مفتوحة بالفعل.',
  'not-opened': 'تعذّر فتح صفحة هذه الأداة. ويمكن للشخص أن يرى السبب.',
  stopped: 'أوقف الشخص الوكلاء في هذه الصفحة.',
  failed: 'فشل هذا بسبب خطأ في الصفحة.',
} satisfies Words<typeof english.agentProblems>;

const stays = 'لا يغادر أي ملف هذا الجهاز.';

/** The texts for agents. */
export const agentWords = {
  input: 'المدخلات',
  list: {
    title: 'عرض كل الأدوات',
    description: `تعدّد أدوات الملفات في هذا الموقع والصيغ التي تقبلها كل أداة. ${stays} لاستخدام أداة استدعِ open_tool، ثم استدعِ الأداة التي تحمل الاسم نفسه في صفحتها.`,
    done: (tools) => `${count(tools, 'tool')}.`,
  },
  describe: {
    title: 'وصف أداة',
    description: 'تذكر ما تفعله أداة والصيغ التي تقبلها وخياراتها بصيغة JSON Schema. ولا تفتح شيئًا.',
    done: (title) => `${title}.`,
  },
  open: {
    title: 'فتح أداة',
    description: `تفتح صفحة أداة ملفات في علامة التبويب هذه. ويمكن أن تنقل معها ملفات هذه الصفحة أو نتائجها. ${stays} وللصفحة الجديدة أدواتها.`,
    tool: 'اسم الأداة، من list_tools.',
    bring: 'ما يُنقل إلى الصفحة الجديدة.',
    done: (title) => `جارٍ فتح «${title}».`,
  },
  set: {
    title: (title) => `ضبط الخيارات: ${title}`,
    description: 'تضبط خيارات في هذه الصفحة ولا تبدأ العمل. والخيارات التي لا تذكرها لا تتغير.',
    steps: 'تضبط الخطوات في هذه الصفحة ولا تبدأ العمل. وتحل محل الخطوات الموجودة.',
    done: 'ضُبطت الخيارات.',
  },
  run: {
    description: (description) =>
      `${description} تعمل على الملفات التي أضافها الشخص إلى هذه الصفحة. والخيارات التي لا تذكرها تبقى كما تعرضها الصفحة. وتجيب عند انتهاء العمل، أو بعد دقيقة بما أُنجز منه. وتبقى النتائج في الصفحة: لا يحفظها إلا الشخص.`,
  },
  steps: {
    steps:
      'الأدوات المراد تشغيلها من الأولى إلى الأخيرة. تعمل كل منها على ما أنتجته سابقتها. الافتراضي: التي في الصفحة.',
    tool: 'اسم أداة، من list_tools.',
    options: 'خياراتها كما تعدّدها describe_tool للخطوات. الافتراضي: خيارات الأداة.',
  },
  status: {
    title: 'معرفة الحالة',
    description:
      'تذكر الملفات الموجودة في هذه الصفحة بأرقامها مع الصيغة والحجم، والخيارات المضبوطة، ومقدار ما أُنجز، وما صار إليه كل ملف. ولا تذكر أبدًا ما في الملف.',
    after: 'تعدّد الملفات التي بعد هذا الرقم. الافتراضي: 0.',
    wait: 'تنتظر انتهاء العمل حتى هذا العدد من الثواني. الافتراضي: 0.',
    empty: 'لا ملفات في هذه الصفحة.',
  },
  cancel: {
    title: 'إلغاء العمل',
    description: 'توقف العمل في هذه الصفحة. وتبقى النتائج الجاهزة في الصفحة.',
    done: 'أُلغي العمل.',
  },
  save: {
    title: 'طلب الحفظ من الشخص',
    description: 'تعرض للشخص زرًا يحفظ النتائج. ولا يضغطه إلا الشخص.',
    done: 'طُلب من الشخص حفظ النتائج.',
  },
  withheld: 'يمكن للشخص قراءة السبب في الصفحة. وهو يقتبس من الملف، فلا يُعرض على الوكلاء.',
  unit: (unit) => `بوحدة ${unit}.`,
  when: (wishes) => `لا يُستخدم إلا عندما يكون ${listOf(wishes)}.`,
  is: (name, values) => `${name} هو ${values.join(' أو ')}`,
  outcome: ({ done, all, failed }) =>
    `اكتمل ${describeWhole(done)} من ${describeWhole(all)}${failed > 0 ? `، وبقي ${describeWhole(failed)} بلا نتيجة` : ''}.`,
  ready: (files) => `في هذه الصفحة: ${count(files, 'file')}.`,
  working: (percent) => `جارٍ العمل: أُنجز ${percent}%. استدعِ get_status مع wait لتعرف متى ينتهي.`,
} satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  'لا يمكنك إضافة ملفات ولا قراءة ما فيها ولا حفظ النتائج. الشخص وحده يمكنه ذلك.',
  'لا يمكنك رؤية أسماء الملفات ما لم يسمح الشخص بذلك في الصفحة.',
  'لا يمكنك ضبط كلمات مرور ولا رسم مناطق ولا التوقيع ولا اختيار ملفات للخيارات. اطلب ذلك من الشخص.',
  'تعرض الصفحة ما فعله كل استدعاء منك. ويمكن للشخص أن يوقفك هناك، فتختفي الأدوات.',
] satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: 'اطّلع على قائمة الأدوات.',
  set: 'ضبط خيارات.',
  ran: 'بدأ العمل.',
  asked: 'تحقق من التقدم.',
  cancelled: 'ألغى العمل.',
  opened: 'يفتح أداة أخرى.',
  save: 'يطلب منك حفظ النتائج.',
} satisfies Words<typeof english.agentDeeds>;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: 'الوكيل',
  title: 'يستخدم وكيل هذه الصفحة',
  told: 'لا تخبره هذه الصفحة بما في ملفاتك.',
  names: 'السماح له برؤية أسماء الملفات',
  stop: 'إيقاف',
  stopIt: 'إيقاف الوكيل',
  stopped: 'الوكلاء موقوفون في علامة التبويب هذه',
  allow: 'السماح من جديد',
} satisfies Words<typeof english.agentStripWords>;
