export default {
  'Watermark images': 'علامة مائية على الصور',
  'Put text or your logo on images, in one place or all over, many at once.':
    'ضع نصًا أو شعارك على الصور، في مكان واحد أو على كامل الصورة، عدة صور دفعة واحدة.',
  'logo on photo': 'علامة مائية | حقوق على الصور',
  'text on photo': 'وضع شعار على صورة | ميم',
  'write text on photo': 'لوجو على صورة | ووتر مارك',
  'add text': 'الكتابة على الصور | watermark',
  brand: 'كتابة على صورة',
  'caption photo': 'اضافة نص الى صورة',
  'name on photo': 'نص على صورة',
  'add name to photo': 'اسم على صورة',
  meme: 'كتابة الاسم على الصورة',
  Watermark: 'العلامة المائية',
  'Image, such as a logo': 'صورة، كشعار',
  '© Your name': '© اسمك',
  Font: 'الخط',
  'Sans serif': 'بلا زوائد',
  Serif: 'بزوائد',
  Monospaced: 'ثابت العرض',
  Bold: 'غامق',
  'A PNG or WebP with transparency looks best.': 'يُفضَّل أن تكون PNG أو WebP بخلفية شفافة.',
  'Repeat all over': 'تكرار على كامل الصورة',
  'The maximum share of the image’s width and height.': 'أقصى نسبة من عرض الصورة وارتفاعها.',
  'Is the watermark the same size on every image?': 'هل يتساوى حجم العلامة المائية على كل الصور؟',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    'تأخذ النسبة نفسها من كل صورة، فتبدو متماثلة على الصور الكبيرة والصغيرة.',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    'كل ما يستطيع جهازك عرضه، ومنه العربية وسائر الكتابات والرموز والإيموجي: يرسم متصفحك النص.',
  'Can the watermark be removed again?': 'هل يمكن إزالة العلامة المائية لاحقًا؟',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    'لا، إن لم يكن لديك إلا الملف الجديد: فالبكسلات التي تحتها امتزجت بها أو زالت. احتفظ بأصولك، فهي لا تتغير.',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'نعم، توضع العلامة المائية على كل إطار. وتحتفظ GIF وWebP وAPNG وAVIF وJPEG XL بصيغتها، وإن لم يستطع متصفحك كتابة AVIF متحرك تحوّل إلى WebP.',
} satisfies TableWords<'tools/watermark-image'>;
