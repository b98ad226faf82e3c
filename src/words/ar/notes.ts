import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import { describeDuration, describePixels, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { count, counted, countOf } from './count.ts';
import { describeFailure } from './errors.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { isolated } from './isolated.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import {
  describeLook,
  describeReading,
  describeScans,
  describeSeen,
  describeUnnamed,
  describeUnread,
  describeUnseen,
  namePages,
  quoted,
  structureFound,
} from './readings.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': 'الملف صغير أصلًا',
  animation: 'الضغط سيُلغي الحركة',
  pages: 'الضغط سيُسقط كل الصفحات عدا الأولى',
  'not-encrypted': 'لم يكن محميًا',
  'no-changes': 'لم يُغيَّر شيء',
  'no-areas': 'لم تُرسم عليه مناطق',
  'no-fields': 'لا حقول نموذج فيه',
  'xfa-alone': 'هو نموذج XFA لا تعبّئه إلا برامج Adobe',
  'has-text': 'في كل الصفحات نص أصلًا',
  'nothing-to-flatten': 'لا حقول نموذج ولا تعليقات فيه',
};

const sides: Readonly<Record<string, string>> = { width: 'العرض', height: 'الارتفاع' };

/** ` نقص العرض 8 بكسلات ليصل إلى حد كتلة JPEG.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        ` ${pixels > 0 ? 'نقص' : 'زاد'} ${sides[side] ?? side} بمقدار ${countOf(Math.abs(pixels), 'pixel')} ليصل إلى حد كتلة JPEG.`,
    )
    .join('');

const partNames: Record<Exclude<Part['type'], 'programme'>, string> = {
  video: 'فيديو',
  audio: 'صوت',
  subtitles: 'ترجمة نصية',
  transparency: 'الشفافية',
  chapters: 'الفصول',
  data: 'بيانات',
};

/** `صوت AAC`, `الشفافية`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio':
    case 'subtitles':
      return part.codec ? `${partNames[part.type]} ${part.codec}` : partNames[part.type];
    case 'transparency':
    case 'chapters':
    case 'data':
      return partNames[part.type];
    case 'programme':
      return 'برنامج بث آخر';
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `لا مكان لذلك في ${formats[loss.container].name}`;
    case 'one-place':
      return `لا مكان في ${formats[loss.container].name} لأكثر من واحد`;
    case 'not-written':
      return `لا تُكتب الفصول هنا في ${formats[loss.container].name}`;
    case 'no-decoder':
      return 'لا يستطيع هذا المتصفح فك ترميزه';
    case 'no-encoder':
      return 'لا يستطيع هذا المتصفح ترميزه';
    case 'not-read':
      return 'لا يمكن قراءة ذلك هنا';
    case 'pictures':
      return 'هي صور لا يمكن تحويلها إلى نص هنا';
    case 'times':
      return 'لن يتطابق التوقيت';
    case 'not-main':
      return 'لا تُغيَّر إلا المسارات الرئيسية';
    case 'joined':
      return 'لا شفافية في الفيديو المدموج';
    case 'black':
      return 'تصبح سوداء هنا';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const trackNames: Record<NamedTrack['type'], string> = {
  video: 'الفيديو',
  audio: 'الصوت',
  subtitles: 'الترجمة النصية',
};

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]} إلى ${codec}` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: 'أسماء الطبقات',
  'page-labels': 'تسميات الصفحات',
  outline: 'الإشارات المرجعية',
  fields: 'حقول النماذج',
  comments: 'التعليقات',
  links: 'الروابط',
  attachments: 'الملفات المرفقة',
  metadata: 'البيانات الوصفية',
  'program-data': 'بيانات برامج أخرى',
  names: 'الوسوم وأسماء أخرى',
  'hidden-drawings': 'رسوم مخفية',
};

function readPlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

type Sentence<Type extends Note['type']> = string | ((note: Extract<Note, { type: Type }>) => string);

/** The sentence beside a result, for every note that an engine can return. */
export const notes: { [Type in Note['type']]: Sentence<Type> } = {
  step: ({ step, title }) => `الخطوة ${step}، ${title}:`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `لم يُقرأ شيء من ${namePages(pages)} لوجود نص أصلًا.`,
  'pages-without-text': ({ pages }) => `لم يُعثر على نص في ${namePages(pages)}.`,
  'pages-not-drawn': ({ pages }) => `لم يُقرأ شيء من ${namePages(pages)} بسبب التلف.`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}: ${stripped ? 'هذه صورتك نفسها دون بياناتها الوصفية.' : 'هذا ملفك نفسه دون تغيير.'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `الإطار الأول من ${countOf(frames, 'frame')}.`,
  'first-page-only': ({ pages }) => `الصفحة الأولى من ${countOf(pages, 'page')}.`,
  'alpha-flattened': 'أصبحت المناطق الشفافة بيضاء.',
  'page-parts-dropped':
    'تنقص الأجزاء المرسومة كصفحة ويب (foreignObject)، وهي في الغالب تسميات في مخططات. صدّر الرسم بصيغة PNG أو بلا هذه الأجزاء.',
  'part-missing': ({ share }) =>
    `ملفك تالف أو ناقص: ينقص نحو ${Math.max(1, Math.round(share * 100))}% من الصورة، وتُرك ذلك الجزء فارغًا.`,
  damaged: 'ملفك تالف: قد تظهر أجزاء من الصورة مشوّهة.',
  coarse: 'ملفك ناقص: الصورة كلها موجودة لكن بجودة أقل.',
  'fewer-colours': ({ colours }) => `خُفض عدد الألوان إلى ${countOf(colours, 'colour')} على الأكثر.`,
  'pixels-kept': ({ less }) => `لم يتغير أي بكسل، إذ لم يُعد ترميز شيء.${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note': 'لم يتغير أي بكسل: يخزّن الملف كيفية تدوير الصورة، وتراعي ذلك كل البرامج تقريبًا.',
  'encoded-again': 'أُعيد الترميز، لأن هذا النوع من JPEG لا يمكن تدويره أو اقتصاصه بدونه.',
  quality: ({ quality }) => `الجودة ${Math.round(quality)}.`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? 'نحو ' : ''}${describeSize(bytes)}`).join('، ')}.`,
  scaled: (size) => `صُغّرت الصورة لتناسب الحد: ${isolated(describePixels(size))}.`,
  'camera-preview': (size) =>
    `هذه معاينة الكاميرا نفسها، ${isolated(describePixels(size))}: لا يمكن تظهير بيانات RAW هنا.`,
  'fewer-frames': ({ frameRate }) => `خُفّض المعدل إلى ${countOf(Math.round(frameRate), 'frame')} في الثانية.`,
  'fonts-replaced': ({ font }) =>
    `النص مرسوم بخط ${isolated(font)}، لأن هذه الصفحة لا تستطيع استخدام خطوط جهازك. حوّل النص إلى مسارات ليبقى شكله.`,
  'icon-sides': ({ sides: lengths }) => `يحوي الصورة بأطوال ${listOf(lengths.map(String))} بكسل.`,
  'converted-to-srgb': ({ from }) => `حُوّلت الألوان من ${isolated(from)} إلى sRGB.`,
  'reduced-depth': ({ from, to }) => `${to} بت لكل قناة بدلًا من ${from}.`,
  'recordings-joined': ({ files, seconds }) =>
    `${count(files, 'file')}، والمدة كلها ${isolated(describeDuration(seconds))}.`,
  'pieces-joined': ({ files, seconds }) =>
    `${count(files, 'piece')} من تسجيل واحد رُتّبت ودُمجت: المدة كلها ${isolated(describeDuration(seconds))}.`,
  'sound-joined-by-copying': `نُسخ الصوت كما هو، فقد تسمع خللًا لا يتجاوز ${isolated('25 ms')} حيث يلتقي جزآن.`,
  joined: ({ images, ...size }) => `${count(images, 'image')}، والأبعاد كلها ${isolated(describePixels(size))}.`,
  animation: ({ frames, seconds, whole }) =>
    `${count(frames, 'frame')}، ${isolated(`${Number(seconds.toFixed(2))} s`)}${whole === undefined ? '' : ` من ${isolated(describeDuration(whole))} طلبتها، وهذا هو حد الصور المتحركة`}.`,
  colours: ({ colours }) => count(colours.length, 'colour'),
  'data-url': ({ length }) =>
    `حجم النص ${describeSize(length)}.${length > longText ? ' هذا طويل على صفحة ويب: أما الملف المستقل فيمكن للمتصفحات تخزينه مؤقتًا.' : ''}`,
  'cropped-in-the-middle': 'اقتُصّت الصورة من الوسط، لأن هذا المتصفح لا يستطيع إيجاد أهم جزء فيها.',
  'hdr-dropped': 'أُزيل سطوع HDR: هذه هي النسخة العادية.',
  'metadata-dropped': 'أُزيلت البيانات الوصفية (التاريخ والكاميرا والموقع والمؤلف).',
  'tracks-copied': 'نُسخ دون إعادة ترميز، فلم تقل الجودة.',
  'tracks-transcoded': ({ tracks }) => `أُعيد الترميز: ${tracks.map(describeTrack).join('، ')}.`,
  'more-bits': ({ from, to, times }) =>
    `تضاعف معدل البت بمقدار ${Number(times.toFixed(1))}، لأن ${to} يحتاج إلى أكثر من ${from} للجودة نفسها.`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? 'قُصّ الفيديو بدقة وهو يُنسخ، فلم تقل جودته.'
      : `قُصّ بدقة: أُعيد ترميز ${isolated(`${seconds.toFixed(2)} s`)} من الفيديو عند مواضع القص، ونُسخ الباقي.`,
  'part-dropped': ({ part, loss }) => `أُزيل: ${describePart(part)} (${describeLoss(loss)}).`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `يبدأ أبكر بمقدار ${isolated(`${(-seconds).toFixed(2)} s`)}: يخفي ملفك ما بين الإطار الرئيسي وبدايته، ويشمله النسخ.`
      : `يبدأ عند ${isolated(`${seconds.toFixed(2)} s`)}، عند الإطار الرئيسي السابق.`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `قُصّ ${isolated(name)} في وسط مشهد: تأتي أول صورة كاملة فيه بعد ${isolated(`${seconds.toFixed(2)} s`)}، وقبلها صوت فقط.`,
  'ends-early': ({ seconds, expected }) =>
    `ينتهي عند ${isolated(describeDuration(seconds))}: تعذّرت قراءة الباقي من ${isolated(describeDuration(expected))} في ملفك.`,
  'recordings-within': (note) =>
    counted(note.count, {
      one: `في ملفك تسجيل واحد. ${note.decoded ? 'فُك ترميزه.' : 'نُسخ كما هو.'}`,
      two: `في ملفك تسجيلان متتاليان. ${note.decoded ? 'فُك ترميزهما ودُمجا في واحد.' : 'دُمجا في واحد.'}`,
      few: `في ملفك # تسجيلات متتالية. ${note.decoded ? 'فُك ترميزها ودُمجت في واحد.' : 'دُمجت في واحد.'}`,
      many: `في ملفك # تسجيلًا متتاليًا. ${note.decoded ? 'فُك ترميزها ودُمجت في واحد.' : 'دُمجت في واحد.'}`,
      other: `في ملفك # تسجيل متتالٍ. ${note.decoded ? 'فُك ترميزها ودُمجت في واحد.' : 'دُمجت في واحد.'}`,
    }),
  'second-layer': 'الصوت MP2 لا MP3، لذلك حُفظ بالامتداد ⁨.mp2⁩. ولا تشغّله كل مشغّلات الموسيقى.',
  'decoded-by-browser': ({ uncertain }) =>
    `فُك ترميز ملفك بمشغّل المتصفح نفسه، وهو لا ينقل الوسوم.${uncertain ? ' قد تنقص أجزاء منه: استمع إلى النتيجة.' : ''}`,
  'cut-off': 'ملفك تالف أو ناقص: تنتهي النتيجة حيث ينقطع.',
  'audio-damaged': ({ name }) =>
    name === undefined
      ? 'ملفك تالف: قد تكون في الصوت أجزاء معيبة.'
      : `الملف ${isolated(name)} تالف: قد تكون في الصوت أجزاء معيبة.`,
  'frames-damaged': (note) =>
    `ملفك تالف: عدد إطارات الفيديو المعطوبة ${describeWhole(note.count)} من ${describeWhole(note.of)}، ونُسخت كما هي.`,
  'edits-ignored': 'في ملفك تعديلات تغيّر ترتيب أجزائه أو سرعتها، ولم تُطبَّق: هذا هو التسجيل الأصلي.',
  loudness: ({ from, to, wanted }) =>
    `جهارة الصوت ${isolated(`${to.toFixed(1)} LUFS`)} بدلًا من ${isolated(from.toFixed(1))}.${wanted === undefined ? '' : ` ولو بلغت ${isolated(String(wanted))} لتشوّهت ذرواته.`}`,
  'channels-mixed': ({ from, to }) => `دُمجت ${count(from, 'channel')} في ${countOf(to, 'channel')}.`,
  cues: (note) => `${count(note.count, 'cue')}.`,
  'subtitles-added': (note) =>
    `أُضيف من ${isolated(note.name)}: ${count(note.count, 'cue')}، ${note.language ? `واللغة: ${isolated(note.language)}` : 'دون لغة محددة'}.`,
  'cues-late': (note) => `أُزيل ${count(note.count, 'cue')} مما يبدأ بعد نهاية الفيديو.`,
  'read-as': ({ encoding }) =>
    `لا يذكر ملفك ترميز نصه، فقُرئ بترميز ${encoding}. تأكد أن كل الأحرف صحيحة. النتيجة بترميز UTF-8.`,
  'cues-malformed': ({ lines }) =>
    `أُزيلت أسطر ترجمة بلا وقت صحيح، في ${lines.length === 1 ? 'السطر' : 'الأسطر'} ${listOf([...lines.slice(0, 10).map(String), ...(lines.length > 10 ? [`${describeWhole(lines.length - 10)} غيرها`] : [])])} من ملفك.`,
  'cues-early': (note) => `أُزيل ${count(note.count, 'cue')} مما ينتهي قبل البداية.`,
  'cues-begun': (note) =>
    counted(note.count, {
      one: 'كان سطر ترجمة واحد سيبدأ قبل 0:00، فصار يبدأ عندها.',
      two: 'كان سطرا ترجمة سيبدآن قبل 0:00، فصارا يبدآن عندها.',
      few: 'كانت # أسطر ترجمة ستبدأ قبل 0:00، فصارت تبدأ عندها.',
      many: 'كان # سطر ترجمة سيبدأ قبل 0:00، فصار يبدأ عندها.',
      other: 'كان # سطر ترجمة سيبدأ قبل 0:00، فصار يبدأ عندها.',
    }),
  'cues-plainer': 'أُزيلت ألوان أو خطوط أو أسماء متحدثين أو مواضع لا تدعمها هذه الصيغة.',
  pages: (note) => `${count(note.count, 'page')}.`,
  sides: (note) => `${count(note.pages, 'page')} على ${countOf(note.sides, 'face')}.`,
  repaired: describeRepair,
  'colours-kept': (note) =>
    counted(note.count, {
      one: 'بقيت صورة واحدة أو تدرج واحد بالألوان.',
      two: 'بقي عنصران من الصور أو التدرجات بالألوان.',
      few: 'بقي # عناصر من الصور أو التدرجات بالألوان.',
      many: 'بقي # عنصرًا من الصور أو التدرجات بالألوان.',
      other: 'بقي # عنصر من الصور أو التدرجات بالألوان.',
    }),
  compared: ({ pages, different }) =>
    different === 0
      ? `${count(pages, 'page')}: لا فروق.`
      : `عدد الصفحات المختلفة ${describeWhole(different)} من ${describeWhole(pages)}.`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) => `أُزيل ${count(note.count, 'signature')}: لا تصلح التوقيعات إلا للملف الأصلي.`,
  'standards-unchecked': ({ standards }) => `ما زال الملف يذكر أنه يتبع ${listOf(standards)}. ولم يُتحقق من ذلك.`,
  'fields-renamed': (note) => `غُيّر اسم ${countOf(note.count, 'field')} لأن في ملف سابق حقولًا بالاسم نفسه.`,
  'attachments-removed': (note) => `أُزيل ${count(note.count, 'attachment')}.`,
  'articles-removed': (note) =>
    `أُزيل ${count(note.count, 'article')}، إذ تقع أجزاء من المقالات في صفحات ليست في هذا الملف.`,
  'output-intents-differ':
    'لملف لاحق ملف تعريف ألوان للإخراج يختلف عن الأول. بقي مع صفحاته، لكن لا تستخدمه كل البرامج هناك.',
  'portfolio-removed': 'أُزيلت قائمة ملفات حافظة PDF: تعرض النتيجة صفحاتها.',
  'program-data-removed': 'أُزيلت مصغّرات أو بيانات خزّنها برنامج لنفسه.',
  'above-limit': ({ limit }) => `تتجاوز صفحة واحدة وحدها ${describeSize(limit)}.`,
  'fields-filled': (note) => `عُبّئ ${count(note.count, 'field')}.`,
  'not-as-form-asks': ({ fields }) =>
    `حُفظ كما كتبته، مع أن النموذج يطلب شكلًا آخر: ${listOf(fields.map(({ label, example }) => `«${isolated(label)}» (${isolated(example)})`))}.`,
  'letters-left-to-reader': ({ letters }) =>
    `ليس لدى Stayput خط لهذه الأحرف، فيرسم الحقول التي تحويها قارئ PDF الذي يفتح الملف: ${isolated(letters.join(' '))}`,
  'marks-written': ({ pages }) => `كُتب في ${namePages(pages)}.`,
  flattened: (note) =>
    counted(note.count, {
      one: 'رُسم في الصفحات حقل أو تعليق واحد.',
      two: 'رُسم في الصفحات عنصران من الحقول والتعليقات.',
      few: 'رُسم في الصفحات # عناصر من الحقول والتعليقات.',
      many: 'رُسم في الصفحات # عنصرًا من الحقول والتعليقات.',
      other: 'رُسم في الصفحات # عنصر من الحقول والتعليقات.',
    }),
  'letters-replaced': ({ letters }) =>
    `بعض الأحرف في الحقول لا يمكن رسمها هنا، فصارت علامات استفهام: ${isolated(letters.join(' '))}`,
  'annotations-removed': (note) => `أُزيل ${count(note.count, 'comment')}: وسائط أو ملفات أو ما لا يمكن رسمه.`,
  'annotations-kept': (note) => `بقي ${count(note.count, 'comment')} دون تغيير: وسائط أو ملفات أو ما لا يمكن رسمه.`,
  redacted: ({ areas, pages }) =>
    `حُجبت ${count(areas, 'area')} في ${countOf(pages, 'page')}، وأُزيلت كل البيانات الوصفية والبرامج النصية والمصغّرات.`,
  'pages-as-pictures': ({ pages }) =>
    `${pages.length === 1 ? `حُوّلت الصفحة ${pages[0]} إلى صورة` : `حُوّلت الصفحات ${listOf(pages.map(String))} إلى صور`} بلا نص قابل للبحث، لأن شيئًا فيها لا يمكن إزالة جزء منه فقط.`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `ليس في نص هذا الملف: ${quoted(words)}.`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) => `لم تُدرج ${count(words, 'word')} في طبقات مخفية، لأن الصفحات لا تعرضها.`,
  'still-there': ({ words, places }) =>
    `ما زال في الملف: ${quoted(words)} (في ${readPlaces(places)}). راجع هذه المواضع أيضًا.`,
  'hidden-not-removed': 'كل ما خارج الإطار مخفي، لكنه ما زال في الملف.',
  'pages-not-found': ({ stated, found }) => `تعذّر العثور على ${countOf(stated - found, 'page')} بسبب التلف.`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'أُزيل نموذج XFA لا تعرضه إلا برامج Adobe. هذه هي الصفحات التي تعرضها كل البرامج الأخرى.'
      : 'أُزيل نموذج XFA، وتبقى الصفحات كما هي.',
};

export function describeNote(note: Note): string {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
}
