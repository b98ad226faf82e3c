export default {
  'Crop images': 'اقتصاص الصور',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    'اقتصّ الصور إلى مستطيل ترسمه، أو إلى شكل مثل 1:1 أو 16:9، عدة صور دفعة واحدة.',
  square: 'قص صورة | قص اطراف الصورة | تقطيع صورة',
  frame: 'قص الصور | قص الصورة | قص حواف الصورة',
  'trim edges': 'اقتصاص | مربع انستقرام | crop',
  'crop photo': 'مربع | قطع الصورة',
  'instagram square': 'اطار | كروب',
  'Crop to': 'الاقتصاص إلى',
  'A box I draw': 'مستطيل أرسمه',
  'A fixed shape': 'شكل ثابت',
  'The most interesting part': 'الجزء الأكثر أهمية',
  'The centre': 'الوسط',
  'The top or left': 'الأعلى أو اليسار',
  'The bottom or right': 'الأسفل أو اليمين',
  'Crop JPEG without re-encoding': 'اقتصاص JPEG دون إعادة ترميز',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.':
    'يكون الاقتصاص عند حدود كتل JPEG، فقد يبقى ما يصل إلى 15 بكسلًا زائدًا.',
  'Can I use one box for images of different sizes?': 'هل يمكنني استخدام مستطيل واحد لصور مختلفة الأبعاد؟',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    'نعم، كنسبة من العرض والارتفاع: فالمستطيل الذي يغطي النصف الأيسر يُبقي النصف الأيسر من كل صورة. والمستطيل ذو الشكل الثابت، مثل 1:1، يحافظ على شكله في كل الصور. واختر البكسلات إذا كانت كل الصور بالأبعاد نفسها أو لها الحافة نفسها التي تريد قصها. واستخدم الأسهم لرؤية المستطيل على كل صورة.',
  'How does it find the most interesting part?': 'كيف يُحدَّد الجزء الأكثر أهمية؟',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    'بالبحث عن ألوان البشرة والألوان القوية والحواف ووضع الشكل حولها. يجري ذلك على جهازك، ولا يشمل التعرّف على الوجوه.',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'نعم، يُقتص كل إطار من الموضع نفسه وبالتوقيت نفسه. وتحتفظ GIF وWebP وAPNG وAVIF وJPEG XL بصيغتها، وإن لم يستطع متصفحك كتابة AVIF متحرك تحوّل إلى WebP.',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'يُعاد ترميز JPEG بالجودة التي تختارها، إلا إذا اقتصصته دون إعادة ترميز: عندئذ يُقص عند حدود كتله، وطولها 8 أو 16 بكسلًا، ويبقى الباقي مطابقًا لملفك تمامًا. ولا يُحدَّد الجزء الأكثر أهمية إلا بفك الترميز، فيُعاد ترميزه عندئذ.',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    'نعم. والصورة المصغّرة التي تخزّنها الكاميرات داخل الصورة تُظهر المشهد قبل الاقتصاص، فتُزال أيضًا.',
} satisfies TableWords<'tools/crop-image'>;
