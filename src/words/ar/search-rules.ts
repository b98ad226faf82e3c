import { apartFromLatin, plainLetters } from '#spelling/letters.ts';
import type { SearchRules } from '#spelling/search-rules.ts';

/** The article, with what is written together with it. */
const article = /^(?:وال|بال|كال|فال|لل|ال)(?=.{2,})/u;
const endings = /(?<=^.{3,})(?:ات|ين|ون|ان|ها|ه|ي)$/u;

/** Digits of Arabic and Persian. */
const digit = /[\u0660-\u0669\u06F0-\u06F9]/g;

export const rules: SearchRules = {
  // Without vowel signs, hamza and tatweel; alef maqsura is ya, and ta marbuta is ha.
  letters: (text) =>
    plainLetters(text)
      .replaceAll('\u0640', '')
      .replaceAll('ى', 'ي')
      .replaceAll('ة', 'ه')
      .replaceAll(digit, (one) => String((one.codePointAt(0) ?? 0) % 16)),
  split: apartFromLatin,
  normal(word) {
    const plain = word.replace(article, '');
    return { plain, stem: plain.replace(endings, '') };
  },
  articles: 'ال هذا هذه',
  fillers:
    'الى من في على عن مع او و ب ل بدون كيف كيفية اريد ملف ملفات الملف برنامج موقع تطبيق مجانا مجاني اونلاين عدة اقل اكبر اصغر حجم صيغة بصيغة لصيغة عمل جعل',
  to: 'الى ل بصيغة كـ لصيغة ك',
  from: 'من',
  same: {
    audio: 'صوت|صوتي|صوتيات|أغنية|موسيقى|تسجيل',
    compress: 'ضغط|اضغط|تصغير حجم|تقليل حجم|تصغير',
    convert: 'تحويل|حول|احول|تغيير صيغة|محول',
    crop: 'اقتصاص|قص صورة|قص الصورة|قص الصور',
    cut: 'قص|اقص|قطع|تقطيع|تقصير',
    delete: 'حذف|احذف|مسح|امسح',
    edit: 'تعديل|اعدل|تحرير',
    extract: 'استخراج|استخراج من|فصل الصوت',
    face: 'وجه|وجوه',
    flip: 'عكس|قلب',
    form: 'نموذج|نماذج|استمارة',
    image: 'صورة|صور',
    merge: 'دمج|ادمج|جمع|ضم|توحيد',
    metadata: 'بيانات وصفية|البيانات الوصفية|بيانات الصورة',
    page: 'صفحة|صفحات',
    'passport photo': 'صورة شخصية|صورة جواز|صور جواز|صورة جواز السفر',
    password: 'كلمة المرور|كلمة مرور|كلمة السر|كلمة سر|باسورد|الرقم السري',
    pixelate: 'تغبيش|تشويش|تمويه|ضبابية',
    protect: 'حماية|تشفير|قفل',
    redact: 'حجب|طمس|إخفاء|تظليل',
    remove: 'إزالة|ازاله|ازيل|نزع|شيل|اشيل',
    resize: 'تغيير الحجم|تغيير حجم|تغيير الأبعاد|تغيير أبعاد|تغيير المقاس|تغيير مقاس|تكبير',
    rotate: 'تدوير|لف',
    sign: 'توقيع|امضاء|وقع|اوقع',
    split: 'تقسيم|قسم|اقسم|فصل|تجزئة',
    subtitles: 'ترجمة|ترجمات|ترجمة نصية|الترجمة النصية',
    text: 'نص|نصوص|كتابة',
    unlock: 'فك حماية|فك الحماية|فتح|فك كلمة السر|فك تشفير',
    video: 'فيديو|فيديوهات|مقطع|مقاطع',
    watermark: 'علامة مائية|العلامة المائية',
    pdf: 'بي دي اف|بي دي إف',
  },
  numbers: {
    width: 'العرض|عرض',
    height: 'الارتفاع|ارتفاع|الطول',
    quality: 'الجودة|جودة',
    speed: 'السرعة|سرعة',
    resolution: 'الدقة|دقة',
    angle: 'الزاوية|زاوية',
    pixels: 'بكسل|بيكسل',
    degrees: 'درجة|درجات',
    pages: 'صفحات|صفحة',
    kb: 'كيلوبايت|كيلو بايت|كيلو',
    mb: 'ميجابايت|ميغابايت|ميجا بايت|ميغا بايت|ميجا|ميغا',
    gb: 'جيجابايت|غيغابايت|جيجا|غيغا',
  },
};
