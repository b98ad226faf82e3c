export default {
  'Image to text (OCR)': 'صورة إلى نص (OCR)',
  'Read the text in a photo, scan or screenshot, in 12 languages.':
    'اقرأ النص في صورة أو مسح ضوئي أو لقطة شاشة، بـ 12 لغة.',
  'Read text': 'قراءة النص',
  'photo to text': 'صورة الى نص | تحويل صورة الى وورد | image to text',
  'extract text from image': 'تحويل الصورة الى نص | صوره الى نص',
  'picture to text': 'استخراج النص من الصورة | استخراج الكتابة من الصورة',
  'picture to words': 'نسخ نص من صورة | نص من سكرين شوت',
  'copy text from image': 'قراءة نص من صورة | التعرف على النصوص',
  'read screenshot': 'صورة الى كتابة | ocr عربي',
  'What can be read?': 'ما الذي يمكن قراءته؟',
  'Printed text. Handwriting and very small letters are not read well.':
    'النص المطبوع. أما خط اليد والأحرف الصغيرة جدًا فلا تُقرأ جيدًا.',
  'What if the text is in several languages?': 'ماذا لو كان النص بعدة لغات؟',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    'اختر حتى ثلاث. يجرّب البرنامج كلًّا منها لكل سطر، فيستغرق وقتًا أطول، ويخطئ أكثر إذا لم تكن إحدى اللغات في النص.',
  'What is in the JSON?': 'ماذا في ملف JSON؟',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    'كتل وفقرات وأسطر وكلمات، ولكل كلمة موضعها في الصورة بالبكسل ومدى ثقة البرنامج بها. والبنية هي بنية hOCR.',
} satisfies TableWords<'tools/image-to-text'>;
