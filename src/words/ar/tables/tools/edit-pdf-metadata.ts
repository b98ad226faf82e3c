export default {
  'Edit PDF metadata': 'تعديل بيانات PDF الوصفية',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    'اطّلع على عنوان PDF ومؤلفه وموضوعه وكلماته المفتاحية ولغته وتواريخه وغيّرها.',
  'Save changes': 'حفظ التغييرات',
  'pdf properties': 'خصائص pdf | تغيير عنوان pdf | بيانات pdf',
  'pdf title': 'عنوان pdf | تعديل خصائص pdf | تغيير تاريخ pdf',
  author: 'المؤلف | تغيير اسم المؤلف | معلومات pdf',
  keywords: 'كلمات مفتاحية | ميتاداتا pdf | metadata',
  'Where is this metadata stored?': 'أين تُخزَّن هذه البيانات؟',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'يخزّنها PDF في مكانين: قاموس المعلومات وبيانات XMP. وبرامج كثيرة تغيّر أحدهما فقط، فتعرض القارئات هذا أو ذاك. أما هذه الأداة فتكتب الشيء نفسه في كليهما.',
  'What happens to a field that I don’t change?': 'ماذا يحدث لحقل لا أغيّره؟',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    'يبقى كما هو في كل ملف. والحقل الذي تمسحه يُزال. وإذا كانت لديك عدة ملفات، فتغييراتك تسري عليها كلها.',
  'Is the old metadata still in the file?': 'هل تبقى البيانات القديمة في الملف؟',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'لا. يُكتب الملف من جديد بما يستخدمه فقط، فتختفي النسخ السابقة وبياناتها الوصفية. وتبقى الصفحات والروابط والنماذج والإشارات المرجعية والوسوم. وتُزال التوقيعات الرقمية لأنها لا تصلح إلا للملف الأصلي.',
  'What is the language for?': 'ما فائدة اللغة؟',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    'تحتاجها قارئات الشاشة لنطق النص. أدخلها كرمز: ar أو en أو pt-BR. وهي مع «عرض العنوان بدل اسم الملف» من أول ما تتحقق منه فحوص إمكانية الوصول.',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
