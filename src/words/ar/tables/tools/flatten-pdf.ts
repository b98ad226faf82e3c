export default {
  'Flatten PDF': 'تسطيح PDF',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    'اجعل حقول النماذج والتعليقات والرسوم جزءًا من صفحات PDF، فلا يمكن تعديلها بعد ذلك.',
  Flatten: 'تسطيح',
  flat: 'مسطّح',
  'make uneditable': 'جعل pdf غير قابل للتعديل | تسطيح | تحويل النموذج الى صفحة',
  'not editable': 'غير قابل للتعديل | طباعة الحقول | تثبيت الكتابة',
  'burn in annotations': 'قفل التعديل | منع تعديل pdf',
  'print fields': 'تثبيت التعليقات | تثبيت الحقول',
  'merge layers': 'دمج الطبقات | flatten',
  'Comments and drawings too': 'التعليقات والرسوم أيضًا',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    'التظليلات والملاحظات والأختام والحبر. وعند إيقاف هذا الخيار لا تُسطَّح إلا حقول النماذج.',
  'Keep links clickable': 'إبقاء الروابط قابلة للنقر',
  'Does it look the same?': 'هل يبقى المظهر نفسه؟',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    'نعم: تبدو الصفحات كما يعرضها الملف الآن. والحقول التي لها قيمة وليس لها مظهر مخزَّن تُرسم بخط Helvetica، وتحل علامات استفهام محل الأحرف غير الموجودة فيه. والأزرار ومربعات الاختيار والرسوم ومربعات النص والأختام التي بلا مظهر مخزَّن تُرسم كما ترسمها قارئات PDF عادة.',
  'Are the pages turned into images?': 'هل تتحول الصفحات إلى صور؟',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    'لا. يبقى النص نصًا، حتى الذي في الحقول: يمكنك البحث فيه وتحديده ونسخه.',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    'لا يمكن بعدها تعبئة الحقول، وتختفي برامجها النصية. ويختفي أيضًا نص النافذة المنبثقة للملاحظة، ولا تبقى إلا أيقونتها. وتُزال التعليقات المخفية. وتبقى الملفات والأصوات ومقاطع الفيديو المرفقة بصفحة كما هي. أما التوقيعات الرقمية فيبقى منها ما تراه فقط.',
} satisfies TableWords<'tools/flatten-pdf'>;
