export default {
  'Write it like 2026-11-20T21:30.': 'اكتبه هكذا: ⁨2026-11-20T21:30⁩.',
  'Document properties': 'خصائص المستند',
  Author: 'المؤلف',
  Keywords: 'الكلمات المفتاحية',
  Created: 'تاريخ الإنشاء',
  Changed: 'تاريخ التعديل',
  'Created with': 'أُنشئ باستخدام',
  'PDF made by': 'برنامج إنتاج PDF',
  'Show the title, not the file name': 'عرض العنوان بدل اسم الملف',
  'Properties that you leave out stay as they are; empty ones are removed.':
    'الخصائص التي لا تذكرها تبقى كما هي، والفارغة تُزال.',
  'What to black out': 'ما يُحجب بالأسود',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    'تُرقّم الصفحات من 1. المواضع نسب من الصفحة الظاهرة، مقيسة من زاويتها العليا اليسرى.',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    'تُرقّم الصفحات من 1. المواضع نسب من الصفحة الظاهرة، مقيسة من زاويتها العليا اليسرى، والنقاط نسب من منطقتها. والأحجام بوحدة النقطة.',
  Form: 'النموذج',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    'بالاسم الكامل للحقل: نص، أو عدة نصوص لقائمة، أو هل المربع محدَّد، أو قيمة زر الاختيار.',
  'If you don’t choose one: bottom right of the last page.': 'إذا لم تختر موضعًا: أسفل يمين الصفحة الأخيرة.',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    'خطوط القلم: قيم x من 0 إلى 5 ثم y من 0 بالتناوب، بدءًا من الزاوية العليا اليسرى، وعرض القلم 0.022.',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    'الأحرف اللاتينية واليونانية والسيريلية والأرمنية والجورجية. تُكتب نصوص أوروبا الغربية بخط موجود في كل قارئ PDF، وغيرها بخط DejaVu ولا يُضمَّن منه إلا الأحرف التي تحتاجها. ولا تُدعم العربية والعبرية والصينية واليابانية والكورية وكتابات الهند.',
} satisfies TableWords<'options/pdf-options'>;
