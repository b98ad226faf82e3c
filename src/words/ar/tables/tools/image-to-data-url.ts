export default {
  'Image to data URL': 'صورة إلى data URL',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    'حوّل صورة إلى data URL (بترميز Base64) لتلصقه في HTML أو CSS، واعرف طوله.',
  'Create data URL': 'إنشاء data URL',
  base64: 'base64 | ترميز صورة | صورة الى كود',
  'data uri': 'data uri | صورة في css | بيس64',
  'inline image': 'صورة الى base64 | تضمين صورة في html',
  'encode image': 'تحويل صورة الى نص base64 | تحويل صورة الى كود',
  'embed image in css': 'تضمين صورة | data url',
  Output: 'الناتج',
  'Data URL only': 'data URL فقط',
  'HTML image': 'صورة HTML',
  'CSS background': 'خلفية CSS',
  'Larger images are scaled down. Leave empty to keep the size.': 'تُصغَّر الصور الأكبر. اتركه فارغًا لإبقاء الأبعاد.',
  'When is a data URL a good idea?': 'متى يكون data URL فكرة جيدة؟',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    'للصور الصغيرة التي لا تتجاوز بضعة كيلوبايتات، إذ يوفّر طلبًا من الخادم. والنص أطول من الملف بالثلث ويُحمَّل من جديد مع كل صفحة تحويه، فالصور الأكبر أفضل كملفات مستقلة.',
  'Is my image changed?': 'هل تتغير صورتي؟',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    'لا، إذا تركت الصيغة والعرض كما هما: يحوي النص الصورة كما هي تمامًا، بلا بيانات وصفية كالموقع، وتذكر النتيجة ما أُزيل. والصيغ التي لا تعرضها صفحات الويب، مثل HEIC، تصبح JPEG أو PNG.',
} satisfies TableWords<'tools/image-to-data-url'>;
