export default {
  'Compress PDF': 'ضغط PDF',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    'صغّر ملفات PDF، لغرض معين أو إلى ما دون حجم محدد. يبقى النص نصًا.',
  'downsize pdf': 'pdf كبير | تخفيف pdf',
  'email pdf': 'pdf للايميل',
  'pdf too large': 'ملف pdf كبير',
  'resume too large': 'السيرة الذاتية كبيرة',
  'scan too large': 'ملف السكان كبير',
  'Screens (150 dpi)': 'للشاشة (⁨150 dpi⁩)',
  'Print (220 dpi)': 'للطباعة (⁨220 dpi⁩)',
  'Smallest file (96 dpi)': 'أصغر ملف (⁨96 dpi⁩)',
  'No loss of image quality': 'دون فقد من جودة الصور',
  'Keep title, author and dates': 'إبقاء العنوان والمؤلف والتواريخ',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    'عند إيقاف هذا الخيار تُزال. أما مع «للشاشة» فتُزال الصور المصغّرة وبيانات التحرير دائمًا.',
  'What makes the file smaller?': 'ما الذي يصغّر الملف؟',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    'الصور التي فيها تفاصيل أكثر مما يحتاجه حجمها على الصفحة تُصغَّر وتُحفظ بصيغة JPEG. وتُضغط كل البيانات ضغطًا أفضل، ويُخزَّن ما تستخدمه عدة صفحات مرة واحدة، وتُزال الأجزاء غير المستخدمة مثل أحرف خط لا تظهر في أي صفحة. ولا تُستبدل صورة إلا إذا وفّر ذلك عُشرها على الأقل.',
  'What stays as it is?': 'ما الذي يبقى كما هو؟',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    'النص والخطوط المرسومة والروابط والنماذج والإشارات المرجعية والوسوم: لا تتحول الصفحات إلى صور أبدًا. وتحتفظ أقنعة القص والفاكسات والصفحات الممسوحة ضوئيًا بالأبيض والأسود (CCITT وJBIG2) بكل بكسل، وتُصغَّر الأقنعة الناعمة مع صورها دون فقد آخر. وتتحول خطوط Type 1 القديمة إلى CFF، وهي أصغر وبالمظهر نفسه. وتبقى صور CMYK كما هي للطباعة ودون فقد، وتتحول للشاشة إلى RGB.',
  'What if it cannot be made smaller?': 'ماذا لو تعذّر تصغيره؟',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    'ستحصل على ملفك كما هو دون تغيير، وتذكر النتيجة ذلك. ولا تكون النتيجة أكبر من ملفك أبدًا.',
  'How does it get under a certain size?': 'كيف يصل إلى ما دون حجم معين؟',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    'تبيّن عيّنات صغيرة من بعض الصور مقدار التفاصيل الذي يمكن إبقاؤه فيها كلها. ثم تُرمَّز كل صورة، ويُعاد ترميز بعضها إذا بقي الملف أكبر من اللازم أو أصغر بكثير من المسموح. وإن بقي أكبر من الحد حتى بأقل التفاصيل، أخبرتك النتيجة بأصغر حجم ممكن.',
} satisfies TableWords<'tools/compress-pdf'>;
