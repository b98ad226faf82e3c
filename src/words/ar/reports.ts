import type { CoverKind, OtherTrackType } from '#jobs/contract/report.ts';
import type * as english from '#words/reports.ts';
import type { Words } from '#wording/words.ts';

export type { InfoFact } from '#words/reports.ts';

/** The report on a recording. Placeholders are in braces. */
export const infoWords = {
  file: 'الملف',
  chapters: 'الفصول',
  tags: 'الوسوم',
  tracks: { video: 'المسار {number}: فيديو', audio: 'المسار {number}: صوت' },
  others: {
    video: 'مسار آخر: فيديو',
    audio: 'مسار آخر: صوت',
    subtitles: 'مسار آخر: ترجمة نصية',
    chapters: 'مسار آخر: فصول',
    data: 'مسار آخر: بيانات',
    programme: 'برنامج آخر',
  } satisfies Record<OtherTrackType, string>,
  facts: {
    name: 'الاسم',
    format: 'الصيغة',
    type: 'النوع',
    size: 'الحجم',
    duration: 'المدة',
    recordings: 'تسجيلات متتالية',
    'bit-rate': 'معدل البت',
    codec: 'الترميز',
    encrypted: 'مشفَّر',
    profile: 'الملف التعريفي (profile)',
    'codec-string': 'نص الترميز',
    start: 'يبدأ عند',
    language: 'اللغة',
    marks: 'العلامات',
    decodable: 'يدعمه هذا المتصفح',
    'coded-size': 'الأبعاد المرمَّزة',
    'pixel-shape': 'شكل البكسل',
    rotation: 'التدوير',
    mirrored: 'معكوس',
    'frame-rate': 'معدل الإطارات',
    colours: 'الألوان',
    range: 'المدى',
    hdr: 'HDR',
    transparency: 'الشفافية',
    'key-frames': 'الإطارات الرئيسية',
    'key-frame-gaps': 'الفاصل بين الإطارات الرئيسية',
    'sample-rate': 'معدل العيّنات',
    channels: 'القنوات',
  },
  yes: 'نعم',
  no: 'لا',
  /** Pictures among the tags. */
  pictures: 'صور',
  covers: { coverFront: 'الغلاف الأمامي', coverBack: 'الغلاف الخلفي', unknown: 'صورة أخرى' } satisfies Record<
    CoverKind,
    string
  >,
  cover: '{kind}، ⁨{type}⁩، {size}',
  seconds: '⁨{seconds} s⁩',
  bitRate: '⁨{rate} kbit/s⁩',
  sampleRate: '⁨{rate} Hz⁩',
  /** Audio that the browser decodes, but not packet by packet. */
  asWhole: 'ككل',
  ranges: { full: 'كامل', limited: 'محدود' },
  size: '{size} ({bytes} بايت)',
  rotation: '⁨{degrees}°⁩ باتجاه عقارب الساعة',
  frameRate: '{frames} في الثانية',
  profile: '{profile}',
  profileNumber: 'Profile {profile}',
  level: 'المستوى {level}',
  highTier: 'الفئة العالية (high tier)',
  bits: '{bits} بت',
  keyFramesUpTo: '{count} حتى {end}',
  keyFrameGaps: '{average} في المتوسط، و{longest} على الأكثر',
} satisfies Words<typeof english.infoWords>;

/** The report on what differs between two documents. */
export const comparisonWords = {
  before: 'قبل: ⁨{name}⁩',
  after: 'بعد: ⁨{name}⁩',
  same: 'لم يُعثر على اختلاف.',
  gone: 'أُزيلت الصفحة {page}.',
  added: 'أُضيفت الصفحة {page}.',
  page: 'الصفحة {page}',
  movedPage: 'الصفحة {before}، وهي الآن الصفحة {page}',
  removedWords: 'أُزيل: ⁨{words}⁩',
  addedWords: 'أُضيف: ⁨{words}⁩',
  resized: ': تغيّر مقاسها من {before} إلى {after}',
  points: '⁨{width} × {height}⁩ نقطة',
  looks: ': يختلف شكل {share} منها',
} satisfies Words<typeof english.comparisonWords>;
