export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': 'مجموعة أيقونات الموقع',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    'حوّل صورة واحدة إلى كل الأيقونات التي يحتاجها موقع: ICO وPNG وأيقونات Apple وAndroid وبيان التطبيق وHTML.',
  'Make icons': 'إنشاء الأيقونات',
  favicon: 'favicon | ايقونات | favicon generator',
  'app icon': 'ايقونة الموقع | صانع ايقونات',
  'website icon': 'ايقونة تطبيق | تحويل صورة الى ايقونة',
  ico: 'فافيكون | apple touch icon',
  'apple touch icon': 'ico | صورة الى ico',
  'favicon generator': 'ايقونة | عمل ايقونة',
  'Website name': 'اسم الموقع',
  'My site': 'موقعي',
  'If the image is not square': 'إذا لم تكن الصورة مربعة',
  'Crop to the centre': 'اقتصاص إلى الوسط',
  'Background on phones': 'الخلفية على الهواتف',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': 'ماذا في المجموعة؟',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    'ملف favicon.ico بأبعاد 16 و24 و32 و48 بكسلًا للمتصفحات والإشارات المرجعية، وأيقونات بأبعاد 192 و512 بكسلًا لنظام Android والتطبيقات المثبّتة، منها واحدة بهامش آمن للأنظمة التي تقصها على شكل دائرة، وأيقونة Apple بأبعاد 180 بكسلًا، وبيان التطبيق (manifest) الذي يعدّدها، وشيفرة HTML لقسم head في صفحاتك.',
  'Where do the files go?': 'أين توضع الملفات؟',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    'في المجلد الجذر لموقعك. وانسخ محتوى head.html إلى قسم head في كل صفحة.',
  'Which image works best?': 'أي صورة هي الأنسب؟',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    'صورة مربعة لا تقل عن 512 بكسلًا وشكلها بسيط: فعند 16 بكسلًا تختفي التفاصيل. وصورة SVG حادة بكل الأبعاد.',
} satisfies TableWords<'tools/favicon-set'>;
