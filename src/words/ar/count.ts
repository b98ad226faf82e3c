import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const rules = onFirstUse(() => new Intl.PluralRules(locale));

type Forms = Record<'one' | 'two' | 'few' | 'many' | 'other', string> & { zero?: string };

/** The phrase for a number, with the number in place of `#`. */
export const counted = (number: number, { zero, ...forms }: Forms): string => {
  const category = rules().select(number);
  const phrase = category === 'zero' ? (zero ?? forms.other) : forms[category];
  return phrase.replace('#', describeWhole(number));
};

/** One; two; two after a preposition or another noun; 3 to 10; 11 to 99; 100 and more. */
type Noun = readonly [one: string, two: string, twoOf: string, few: string, many: string, other: string];

const nouns = {
  file: ['ملف واحد', 'ملفان', 'ملفين', 'ملفات', 'ملفًا', 'ملف'],
  page: ['صفحة واحدة', 'صفحتان', 'صفحتين', 'صفحات', 'صفحة', 'صفحة'],
  frame: ['إطار واحد', 'إطاران', 'إطارين', 'إطارات', 'إطارًا', 'إطار'],
  tool: ['أداة واحدة', 'أداتان', 'أداتين', 'أدوات', 'أداة', 'أداة'],
  image: ['صورة واحدة', 'صورتان', 'صورتين', 'صور', 'صورة', 'صورة'],
  area: ['منطقة واحدة', 'منطقتان', 'منطقتين', 'مناطق', 'منطقة', 'منطقة'],
  field: ['حقل واحد', 'حقلان', 'حقلين', 'حقول', 'حقلًا', 'حقل'],
  result: ['نتيجة واحدة', 'نتيجتان', 'نتيجتين', 'نتائج', 'نتيجة', 'نتيجة'],
  word: ['كلمة واحدة', 'كلمتان', 'كلمتين', 'كلمات', 'كلمة', 'كلمة'],
  cue: ['سطر ترجمة واحد', 'سطرا ترجمة', 'سطري ترجمة', 'أسطر ترجمة', 'سطر ترجمة', 'سطر ترجمة'],
  signature: ['توقيع واحد', 'توقيعان', 'توقيعين', 'توقيعات', 'توقيعًا', 'توقيع'],
  object: ['كائن واحد', 'كائنان', 'كائنين', 'كائنات', 'كائنًا', 'كائن'],
  stream: ['تدفق واحد', 'تدفقان', 'تدفقين', 'تدفقات', 'تدفقًا', 'تدفق'],
  channel: ['قناة واحدة', 'قناتان', 'قناتين', 'قنوات', 'قناة', 'قناة'],
  colour: ['لون واحد', 'لونان', 'لونين', 'ألوان', 'لونًا', 'لون'],
  pixel: ['بكسل واحد', 'بكسلان', 'بكسلين', 'بكسلات', 'بكسلًا', 'بكسل'],
  byte: ['بايت واحد', 'بايتان', 'بايتين', 'بايتات', 'بايتًا', 'بايت'],
  request: ['طلب واحد', 'طلبان', 'طلبين', 'طلبات', 'طلبًا', 'طلب'],
  job: ['مهمة واحدة', 'مهمتان', 'مهمتين', 'مهام', 'مهمة', 'مهمة'],
  row: ['صف واحد', 'صفان', 'صفين', 'صفوف', 'صفًا', 'صف'],
  item: ['عنصر واحد', 'عنصران', 'عنصرين', 'عناصر', 'عنصرًا', 'عنصر'],
  attachment: ['مرفق واحد', 'مرفقان', 'مرفقين', 'مرفقات', 'مرفقًا', 'مرفق'],
  article: ['مقال واحد', 'مقالان', 'مقالين', 'مقالات', 'مقالًا', 'مقال'],
  /** For the blog, which is built in every language. */
  post: ['تدوينة واحدة', 'تدوينتان', 'تدوينتين', 'تدوينات', 'تدوينة', 'تدوينة'],
  comment: ['تعليق واحد', 'تعليقان', 'تعليقين', 'تعليقات', 'تعليقًا', 'تعليق'],
  face: ['وجه واحد', 'وجهان', 'وجهين', 'وجوه', 'وجهًا', 'وجه'],
  piece: ['قطعة واحدة', 'قطعتان', 'قطعتين', 'قطع', 'قطعة', 'قطعة'],
  error: ['خطأ واحد', 'خطآن', 'خطأين', 'أخطاء', 'خطأً', 'خطأ'],
  part: ['جزء واحد', 'جزآن', 'جزأين', 'أجزاء', 'جزءًا', 'جزء'],
  time: ['مرة واحدة', 'مرتان', 'مرتين', 'مرات', 'مرة', 'مرة'],
  format: ['صيغة واحدة', 'صيغتان', 'صيغتين', 'صيغ', 'صيغة', 'صيغة'],
} satisfies Record<string, Noun>;

export type Thing = keyof typeof nouns;

const formsOf = ([one, two, , few, many, other]: Noun, pair = two): Forms => ({
  zero: `لا ${few}`,
  one,
  two: pair,
  few: `# ${few}`,
  many: `# ${many}`,
  other: `# ${other}`,
});

/** `صفحة واحدة`, `صفحتان`, `3 صفحات`, at the start or after a verb. */
export const count = (number: number, thing: Thing): string => counted(number, formsOf(nouns[thing]));

/** `صفحتين`: after a preposition or another noun. */
export const countOf = (number: number, thing: Thing): string =>
  counted(number, { ...formsOf(nouns[thing], nouns[thing][2]), zero: `0 ${nouns[thing][5]}` });
