import { listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import type * as english from '#words/readings.ts';
import type { Words } from '#wording/words.ts';
import { countOf, counted } from './count.ts';
import { isolated } from './isolated.ts';

const mostPagesNamed = 8;

/** After a preposition: `الصفحة 3`, `الصفحتين 1 و2`, `الصفحات 1 و2 و5`. */
export const namePages: Words<typeof english.namePages> = (pages) => {
  const more = pages.length - mostPagesNamed;
  const named = more > 1 ? [...pages.slice(0, mostPagesNamed).map(String), `${more} غيرها`] : pages.map(String);
  const word = pages.length === 1 ? 'الصفحة' : pages.length === 2 ? 'الصفحتين' : 'الصفحات';
  return `${word} ${listOf(named)}`;
};

const missed = {
  search: 'لم يُبحث فيه',
  text: 'لم يُدرج',
  comparison: 'لم يُقارن',
};

/** The sentence about pages that are images of text. */
export const describeScans: Words<typeof english.describeScans> = ({ pages, missed: work, of }) =>
  `النص في ${namePages(pages)}${of === undefined ? '' : ` من ${isolated(of)}`} صورة، لذلك ${missed[work]}.`;

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': 'العناوين والقوائم والجداول مأخوذة من الوسوم التي في الملف.',
  'structure-from-looks':
    'لا توجد في الملف وسوم صالحة، لذلك استُنتجت العناوين والقوائم والجداول من شكل الصفحات. راجعها.',
} satisfies Words<typeof english.structureFound>;

/** The sentence about pages with text that nobody sees. */
export const describeUnseen: Words<typeof english.describeUnseen> = ({ pages }) =>
  `في النتيجة نص لا تراه في ${namePages(pages)}: فهو غير مرئي أو صغير جدًا أو أبيض على أبيض. اقرأه قبل أن تشارك النتيجة.`;

/** The button that opens the OCR tool with the file. */
export const readScans: Words<typeof english.readScans> = 'جعل PDF قابلًا للبحث (OCR)';

/** The result of reading pages. */
export const describeReading: Words<typeof english.describeReading> = ({
  pages,
  words,
  confidence,
  languages,
  turned,
}) => {
  const read = counted(words, {
    zero: 'لم تُقرأ أي كلمة',
    one: 'قُرئت كلمة واحدة',
    two: 'قُرئت كلمتان',
    few: 'قُرئت # كلمات',
    many: 'قُرئت # كلمة',
    other: 'قُرئت # كلمة',
  });
  const where = `في ${countOf(pages, 'page')} (${listOf(languages.map(languageName))})`;
  const full = `${read} ${where}، بثقة ${isolated(`${confidence}%`)}.`;
  return turned > 0 ? `${full} عدد الصفحات المدوّرة على جانبها أو المقلوبة: ${turned}.` : full;
};

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed: Words<typeof english.describeUnnamed> = ({ pages }) =>
  `لا يحدد الملف الأحرف التي تمثلها بعض الرموز في ${namePages(pages)}. وقد تفوت البحثَ كلمات فيها هذه الرموز.`;

const mostWordsNamed = 20;

/** `«سعيد» و«سارة»` */
export const quoted: Words<typeof english.quoted> = (words) => {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `«${isolated(word)}»`);
  return listOf(more > 1 ? [...named, `${more} غيرها`] : named);
};

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen: Words<typeof english.describeSeen> = ({ words, pages, hasScan }) =>
  `ما زالت قراءة ${quoted(words)} ممكنة في صورة أو رسم في ${namePages(pages)}. ارسم منطقة فوق كل موضع${hasScan ? `، أو استخدم أولًا أداة «${readScans}»` : ''}.`;

export const describeLook: Words<typeof english.describeLook> = ({ pages, languages }) =>
  `قُرئت الصور والرسوم في ${namePages(pages)} بتقنية OCR (${listOf(languages.map(languageName))})، ولم يُعثر على أي من الكلمات. وقد تخطئ OCR، فانظر بنفسك أيضًا إلى ${pages.length === 1 ? 'تلك الصفحة' : 'تلك الصفحات'}.`;

const unreadBecause = {
  script: 'لأن تقنية OCR هنا لا تقرأ كل أحرف كلماتك',
  many: 'لأن قراءتها تستغرق وقتًا أطول من اللازم',
  'not-drawn': 'لأنه تعذّر رسمها',
};

export const describeUnread: Words<typeof english.describeUnread> = (note) =>
  note.why === 'failed'
    ? 'لم تُفحص الصور والرسوم لأن OCR لم تعمل. وقد تكون قراءة الكلمات فيها ما زالت ممكنة.'
    : `لم تُفحص الصور والرسوم في ${namePages(note.pages)}، ${unreadBecause[note.why]}. وقد تكون قراءة الكلمات فيها ما زالت ممكنة.`;
