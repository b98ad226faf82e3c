export default {
  'Resize images': 'تغيير أبعاد الصور',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    'غيّر أبعاد الصور بالبكسل، عدة صور دفعة واحدة، بنتائج حادة وألوان دقيقة.',
  width: 'تغيير حجم الصورة | صورة البروفايل',
  height: 'تغيير مقاس الصورة | تغيير بكسل الصورة',
  'make bigger': 'تكبير الصورة | resize',
  enlarge: 'تكبير الصورة',
  thumbnail: 'عرض',
  'change size': 'ارتفاع',
  'half size': 'ثمبنيل',
  'half the size': 'تغيير ابعاد الصورة',
  'lower resolution photo': 'نصف الحجم',
  wallpaper: 'تصغير ابعاد الصور',
  'youtube thumbnail size': 'خلفية',
  'cover photo': 'مقاس صورة يوتيوب',
  'profile picture': 'صورة غلاف',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    'اترك أحدهما فارغًا للحفاظ على التناسب، أو كليهما ليصبح الضلع الأطول ⁨1600 px⁩.',
  'Enlarge smaller images': 'تكبير الصور الأصغر',
  'Keep fine highlights (slower)': 'إبقاء اللمعات الدقيقة (أبطأ)',
  'Web page or email, 1600 px': 'صفحة ويب أو بريد، ⁨1600 px⁩',
  'Full HD screen, 1920 × 1080': 'شاشة Full HD، ⁨1920 × 1080⁩',
  'How are the new pixels made?': 'كيف تُحسب البكسلات الجديدة؟',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    'بطريقة Lanczos التي تحافظ على حدّة الحواف، أما تصغير المتصفح نفسه فأقل حدّة. ولا تؤثر البكسلات الشفافة في الألوان المجاورة لها.',
  'What does “Keep fine highlights” do?': 'ما الذي يفعله «إبقاء اللمعات الدقيقة»؟',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    'القيم في الملف لا تتناسب مع شدة الضوء: فمنتصف المسافة بين الأسود والأبيض هو 188 لا 128. والبرامج التي تحسب متوسط القيم تجعل النقوش الدقيقة المضيئة، كالنجوم والأسلاك والنص على الأسود، أغمق مما ينبغي. أما هذا الخيار فيحسب بالضوء الخطي فيحافظ عليها. وقد يجعل الهالات حول الحواف أوضح، لذا هو متوقف افتراضيًا.',
  'Which way up are my photos?': 'بأي اتجاه تظهر صوري؟',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    'بالاتجاه الصحيح. وإذا كانت الصورة تخزّن كيفية تدويرها فقط، دُوّرت فعلًا لتظهر في كل البرامج بالاتجاه نفسه.',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'نعم، تُغيَّر أبعادها إطارًا بإطار وبالتوقيت نفسه. وتحتفظ GIF وWebP وAPNG وAVIF وJPEG XL بصيغتها، وإن لم يستطع متصفحك كتابة AVIF متحرك تحوّل إلى WebP.',
} satisfies TableWords<'tools/resize-image'>;
