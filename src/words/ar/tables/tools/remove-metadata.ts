export default {
  'Remove metadata from photos': 'إزالة البيانات الوصفية من الصور',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    'اعرف ما تكشفه صورة عن المكان والوقت والأشخاص والكاميرا، وأزله. ولا تتغير الصورة نفسها.',
  exif: 'exif | من صور الصورة',
  gps: 'gps | حذف metadata',
  location: 'موقع الصورة | ازالة الميتاداتا',
  geotag: 'حذف الموقع من الصورة',
  privacy: 'خصوصية',
  'clean photo': 'تنظيف الصورة',
  'clean metadata': 'حذف بيانات الصورة',
  'camera data': 'ازالة معلومات الصورة',
  'where was photo taken': 'بيانات الكاميرا',
  'view exif': 'مكان التقاط الصورة',
  'who took photo': 'عرض exif',
  'Keep date and time': 'إبقاء التاريخ والوقت',
  'Keep camera and settings': 'إبقاء الكاميرا والإعدادات',
  'Keep author and copyright': 'إبقاء المؤلف وحقوق النشر',
  'Keep title and description': 'إبقاء العنوان والوصف',
  'Keep location': 'إبقاء الموقع',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    'كل شيء إلا الصورة نفسها: بيانات EXIF وXMP وIPTC، والتعليقات، والصور المصغّرة، وسجلّ التعديل، وبيانات اعتماد المحتوى، ومقاطع الفيديو التي تضيفها الهواتف إلى الصورة. وتعدّدها النتيجة. وما تختار إبقاءه يبقى في EXIF فقط.',
  'Does the image get worse?': 'هل تقل جودة الصورة؟',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    'لا. لا يُعاد ترميزها: تُنسخ بياناتها المضغوطة كما هي تمامًا. ويبقى ملف تعريف الألوان والاتجاه وخرائط HDR، لأن الصورة ستبدو مختلفة بدونها.',
  'Is the location looked up on a map?': 'هل يُبحث عن الموقع على خريطة؟',
} satisfies TableWords<'tools/remove-metadata'>;
