import type { Failure } from '#errors/errors.ts';
import { anyOf, describeDuration, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import type { ErrorTable, Problem } from '#words/problem.ts';
import { count, counted } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts, trackWords } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { isolated } from './isolated.ts';
import { pdfErrors } from './pdf-errors.ts';
import { unavailable } from './unavailable.ts';

const moreFiles = (number: number) =>
  counted(number, {
    one: 'ملف آخر',
    two: 'ملفان آخران',
    few: '# ملفات أخرى',
    many: '# ملفًا آخر',
    other: '# ملف آخر',
  });

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: 'هذا الملف فارغ.', hint: 'حجمه 0 بايت. انسخه أو نزّله مرة أخرى.' },
  'unknown-format': {
    title: 'لم يتعرّف Stayput على نوع هذا الملف.',
    hint: 'لا تطابق بدايته أي صيغة يمكن فتحها هنا. جرّب فتحه ببرنامج آخر.',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: 'هذه قائمة تشغيل لبث (HLS)، ولا تحوي إلا أسماء قطع الفيديو.',
    hint: `أفلتها مع قطعها${pieceNames(first, last)}، أو أفلت المجلد الذي يحويها كلها. لا يُنزَّل شيء من الشبكة.`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `في قائمة التشغيل هذه ${count(all, 'file')}، وينقص منها: ${listOf([...names.map(isolated), ...(more > 0 ? [moreFiles(more)] : [])])}.`,
    hint: 'أفلتها مع قطعها، أو أفلت المجلد الذي يحويها كلها. لا يُنزَّل شيء من الشبكة.',
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `لم يُستخدم ${isolated(name)} من البث، ومحتواه: ${streamParts[part]}.`,
    hint: 'يُستخدم من البث أفضل فيديو والصوت الرئيسي.',
  }),
  'wrong-stream-key': {
    title: 'قطع هذا البث مشفَّرة، والمفتاح لا يفتحها.',
    hint: 'قد يكون المفتاح لبث آخر. نزّله مرة أخرى.',
  },
  'piece-without-start': {
    title: 'هذه قطعة واحدة من بث، ولا يمكن فتحها دون بدايته.',
    hint: 'أفلتها مع القطع الأخرى وقائمة تشغيلها (.m3u8).',
  },
  'wrong-tool': ({ format }) => ({
    title: `لا تفتح هذه الأداة ملفات ${format}.`,
    hint: `جرّب إحدى أدوات ${format}.`,
  }),
  'corrupt-file': ({ format }) => ({
    title: 'هذا الملف تالف أو ناقص.',
    hint: `يبدأ كملف ${format} لكن لا يمكن قراءته حتى نهايته. انسخه أو نزّله مرة أخرى.`,
  }),
  'corrupt-playlist': { title: 'قائمة التشغيل هذه تالفة أو ناقصة.', hint: 'انسخها أو نزّلها مرة أخرى.' },
  'unread-coding': ({ format, coding }) => ({
    title: `ملف ${format} هذا مخزَّن ${describeCoding(coding)}، ولا يمكن قراءة ذلك هنا.`,
    hint: 'احفظه من جديد في البرنامج الذي أنشأه: بألوان RGB وعمق 8 أو 16 بت لكل قناة وبضغط شائع أو بلا ضغط، أو بصيغة PNG.',
  }),
  'in-file': ({ name, problem }) => within(isolated(name), problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: 'يحتاج هذا الملف إلى ذاكرة أكثر مما لدى المتصفح.',
    hint: `يحتاج إلى ${isMore ? '' : 'نحو '}${describeAtLeast(needed, isMore)}، والمتاح نحو ${describeSize(available)}.`,
  }),
  'out-of-memory': {
    title: 'نفدت ذاكرة المتصفح أثناء العمل على هذا الملف.',
    hint: 'أغلق علامات التبويب والبرامج الأخرى وحاول مرة أخرى، أو استخدم ملفًا أصغر.',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `يتجاوز هذا الملف ${describeSize(limit)} بعد فك ضغطه.`,
    hint: 'هذا أكثر مما يمكن فتحه هنا.',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `يكرر ملف ${format} هذا أجزاءه أكثر مما يمكن رسمه.`,
    hint: `تحوي أجزاؤه أجزاء أخرى، فيصير الملف الصغير ضخمًا. إن كنت تثق به فاحفظه بصيغة PNG أو كملف ${format} أبسط في البرنامج الذي أنشأه.`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `جزء من ملف ${format} هذا موجود في ملف آخر (${isolated(name)}).`,
    hint: 'لا يُنزَّل شيء هنا. احفظه في البرنامج الذي أنشأه بحيث يكون كل شيء في ملف واحد.',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `لا يتجاوز عرض صور ${format} وارتفاعها ${describeWhole(limit)} بكسل، وأبعاد هذه الصورة ${isolated(`${width} × ${height}`)}.`,
    hint: 'اختر صيغة أخرى، أو غيّر أبعاد الصورة أولًا.',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(isolated(name), problem);
    return { ...others, hint: `${hint} أو أزله من القائمة وتابع بالملفات الأخرى.` };
  },
  'step-failed': ({ step, title, problem }) => within(`الخطوة ${step} (${title})`, problem),
  'no-mark': { title: 'لا يوجد ما يوضع على الصورة.', hint: 'اختر صورة أو اكتب نصًا.' },
  'bad-mark': {
    title: 'تعذّرت قراءة صورة العلامة المائية أو التوقيع.',
    hint: 'اختر صورة PNG أو JPEG أو WebP.',
  },
  'bad-cover': {
    title: 'صورة الغلاف ليست JPEG ولا PNG.',
    hint: 'لا تعرض المشغّلات إلا أغلفة بصيغة JPEG أو PNG. حوّلها أولًا.',
  },
  'no-frames': ({ frames }) => ({
    title: `لا يوجد إطار كهذا: في هذا الملف ${count(frames, 'frame')}.`,
    hint: 'اختر نطاقًا يبدأ قبل الإطار الأخير.',
  }),
  'nothing-left': ({ width, height }) => ({
    title: 'مستطيل الاقتصاص خارج هذه الصورة.',
    hint: `أبعاد الصورة ${isolated(`${width} × ${height}`)} بكسل. حرّك المستطيل، أو اقتصّ بنسب من العرض والارتفاع.`,
  }),
  'camera-raw': {
    title: 'لا يحوي ملف RAW هذا معاينة كبيرة بما يكفي.',
    hint: 'لا يمكن تظهير بيانات RAW هنا. صدّره أولًا بصيغة TIFF أو JPEG.',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `لا يمكن تصغير هذا الملف هنا إلى أقل من ${describeSize(smallest)}، وقد طلبت ${describeSize(limit)}.`,
    hint: 'اختر حجمًا أكبر أو صيغة أخرى.',
  }),
  'cannot-strip': ({ format }) => ({
    title: `لا يمكن إزالة البيانات الوصفية من ملف ${format} هذا دون إعادة ترميزه.`,
    hint: 'حوّله إلى صيغة أخرى فتُزال بياناته الوصفية، أو اختر إبقاء كل شيء.',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `لا يستطيع هذا المتصفح كتابة ${format}${isAnimated ? ' متحركة' : ''} بهذه الإعدادات.`,
    hint: 'اختر صيغة أخرى، أو استخدم متصفحًا آخر.',
  }),
  'encoder-failed': {
    title: 'لم يستطع هذا المتصفح ترميز النتيجة.',
    hint: 'لم يتغير ملفك. اختر صيغة أخرى أو حجمًا أصغر أو جودة أقل، أو استخدم متصفحًا آخر.',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `لا يستطيع هذا المتصفح فك ترميز ${describeCodec(undecodable)}.`,
    hint: `لم يتغير شيء. قد يستطيع ذلك متصفح آخر، ويمكن لبرامج مثل ${anyOf(programs)} تحويله.`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `لا يستطيع هذا الموقع فك ترميز ${describeCodec(undecodable)}.`,
    hint: `لم يتغير شيء، ولن يفيد متصفح آخر. قد تستطيع برامج مثل ${anyOf(programs)} تحويله.`,
  }),
  'no-track': ({ track }) => ({
    title: `لا يوجد ${trackWords[track]} في هذا الملف.`,
    hint: `اختر ملفًا فيه ${trackWords[track]}.`,
  }),
  'only-subtitles': {
    title: 'لا يوجد فيديو ولا صوت في هذا الملف، بل ترجمة نصية فقط.',
    hint: 'اختر ملفًا فيه فيديو أو صوت.',
  },
  'no-packets': ({ track }) => ({
    title: `يذكر هذا الملف أن فيه مسارًا (${trackWords[track]})، لكن المسار فارغ.`,
    hint: 'قد يكون الملف ناقصًا أو قطعة من بث. أفلته مع القطع الأخرى وقائمة تشغيلها (.m3u8).',
  }),
  'bad-range': ({ duration }) => ({
    title: 'لا شيء بين هذين الوقتين.',
    hint: `مدة الملف ${isolated(describeDuration(duration))}. اختر بداية قبل نهايته.`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `حجم النص في هذا الملف ${describeAtLeast(size, isMore)}، والحد ${describeSize(most)}.`,
    hint: 'ترجمة الأفلام أصغر من ذلك بكثير، فقد يكون هذا شيئًا آخر.',
  }),
  'no-cues': {
    title: 'لا توجد في هذا الملف ترجمة نصية بأوقات صحيحة.',
    hint: `لكل سطر ترجمة سطر مثل ${isolated('00:00:01.000 --> 00:00:02.000')} وتحته نصه.`,
  },
  'too-many-cues': (facts) => ({
    title: `في هذا الملف ${count(facts.count, 'cue')}، وهذا كثير جدًا.`,
    hint: 'لا يحوي أي فيلم هذا العدد. قسّم الملف.',
  }),
  'no-cues-left': ({ format }) => ({
    title: `لن يبقى في ملف ${format} أي سطر ترجمة: تنتهي كل الأسطر قبل البداية.`,
    hint: 'استخدم إزاحة أقل.',
  }),
  'nothing-read': { title: 'لم يُعثر على نص.', hint: 'تحقق من اللغة، أو استخدم مسحًا ضوئيًا أو صورة أوضح.' },
  'no-subtitles': { title: 'لا توجد ترجمة نصية لإضافتها بعد.', hint: 'اختر ملف SRT أو WebVTT.' },
  'no-subtitles-named': ({ stem }) => ({
    title: 'لا يحمل أي من ملفات الترجمة اسم هذا الفيديو.',
    hint: `سمّها باسم الفيديو، مثل ${isolated(`${stem}.srt`)} أو ${isolated(`${stem}.en.srt`)}، أو اختر إضافتها كلها إلى كل فيديو.`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `كل أسطر الترجمة في ${isolated(name)} تبدأ بعد نهاية هذا الفيديو.`,
    hint: 'قد تكون لفيلم آخر. لإزاحتها استخدم «تحويل الترجمة النصية».',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `الترجمة في هذا الملف صور (${codecs.join('، ')}).`,
    hint: 'لا يمكن تحويلها إلى نص هنا. يمكن ذلك ببرنامج مثل Subtitle Edit.',
  }),
  'several-codings': ({ track }) => ({
    title: `في هذا الملف ${trackWords[track]} يتغيّر ترميزه في المنتصف: دُمجت تسجيلات دون إعادة ترميزها.`,
    hint: 'لا يمكن هنا قراءة أكثر من ترميز واحد، ولو حُوّل لتلف الباقي. حوّل الملف أولًا ببرنامج VLC أو HandBrake.',
  }),
  'copy-protected': {
    title: 'الفيديو أو الصوت في هذا الملف مشفَّر.',
    hint: 'لا يعمل إلا في مشغّل لديه المفتاح. لم يتغير شيء.',
  },
  'no-space': ({ needed, available }) => ({
    title: 'المساحة على القرص لا تكفي للنتيجة.',
    hint: `تحتاج إلى نحو ${describeSize(needed)}، والمتاح ${describeSize(available)}. أفرغ بعض المساحة وحاول مرة أخرى.`,
  }),
  'no-disk': ({ needed }) => ({
    title: 'لا تتسع الذاكرة للنتيجة، ولا يسمح هذا المتصفح للموقع بالكتابة على القرص.',
    hint: `قد تحتاج إلى ${describeSize(needed)}. كثيرًا ما لا تتيح النوافذ الخاصة الكتابة على القرص: افتح هذه الصفحة في نافذة عادية أو في متصفح آخر.`,
  }),
  'disk-full': {
    title: 'نفدت مساحة القرص لدى المتصفح أثناء كتابة النتيجة.',
    hint: 'القرص ممتلئ، أو بلغ المتصفح حدّه لهذا الموقع. أفرغ بعض المساحة، أو استخدم نافذة عادية إن كانت هذه خاصة، ثم حاول مرة أخرى.',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: 'تعذّر على المتصفح كتابة النتيجة على القرص.',
    hint: `حاول مرة أخرى، أو استخدم نافذة عادية إن كانت هذه خاصة. يقول المتصفح: ${isolated(cause)}`,
  }),
  unreadable: {
    title: 'لم تعد قراءة هذا الملف ممكنة.',
    hint: 'ربما نُقل أو غُيّر أو حُذف بعد أن اخترته، أو هو مجلد. اختره مرة أخرى.',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: 'تعذّر نقل هذه الملفات إلى الأداة الأخرى.',
    hint: `لم يحتفظ بها المتصفح (${isolated(cause)}). احفظ نتائجك أولًا، ثم افتح الأداة الأخرى واختر الملفات هناك.`,
  }),
  'not-handed-over': {
    title: 'لم تصل الملفات من الصفحة السابقة.',
    hint: 'اخترها هنا. وإن كانت نتائج فارجع واحفظها أولًا.',
  },
  'not-kept': {
    title: 'لم تعد الملفات موجودة في هذه الصفحة.',
    hint: 'ربما كانت أكبر من أن يُحتفظ بها، أو أزالها متصفحك. اخترها مرة أخرى.',
  },
  'timed-out': {
    title: 'توقف العمل على هذا الملف طويلًا، فأنهيناه.',
    hint: 'لم يتغير شيء. قد يكون الملف تالفًا، أو كان هذا الجهاز مشغولًا جدًا. يستمر العمل على الملفات الأخرى.',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: 'حدث خطأ من جانبنا.',
    hint: 'لم يتغير ملفك.',
    cause,
  }),
};

export function describeFailure({ code, facts }: Failure): Problem {
  // Each sentence takes the facts of its own code; the union type loses that pairing.
  const problem = errors[code] as Problem | ((facts: Failure['facts']) => Problem);
  return typeof problem === 'function' ? problem(facts) : problem;
}

/** The message, with the place where it happened. */
function within(place: string, problem: Failure): Problem {
  const { title, ...others } = describeFailure(problem);
  return { ...others, title: `${place}: ${title}` };
}
