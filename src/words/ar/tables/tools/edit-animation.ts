export default {
  'Edit animations': 'تعديل الصور المتحركة',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    'احذف إطارات الصور المتحركة GIF وWebP وPNG وAVIF وJPEG XL ورتّبها واضبط أوقاتها، وغيّر السرعة والأبعاد وعدد التكرارات.',
  Edit: 'تعديل',
  'gif editor': 'تعديل gif | تغيير حجم gif',
  'gif speed': 'محرر gif | تعديل جيف',
  'speed up gif': 'سرعة gif | gif editor',
  'slow down gif': 'تسريع gif',
  'reverse gif': 'ابطاء gif',
  'frame delay': 'عكس gif',
  'gif loop': 'تعديل صورة متحركة',
  'resize gif': 'مدة الاطار',
  'change gif': 'تكرار gif',
  'Write frames like 1-3, 5=0.5, last.': 'اكتب الإطارات مثل: ⁨1-3, 5=0.5, last⁩.',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    'اختر إطارات لحذفها أو نقلها أو تكرارها أو ضبط وقتها. أو اكتبها: ⁨1-10, 12=0.5, last⁩ تعرض الإطار 12 نصف ثانية. اترك الحقل فارغًا للكل. ويسري ذلك على كل الملفات.',
  'Every frame': 'كل إطار',
  'Every second frame': 'إطار من كل إطارين',
  'Every third frame': 'إطار من كل ثلاثة',
  'Every fourth frame': 'إطار من كل أربعة',
  'Play backwards': 'تشغيل بالعكس',
  Repeat: 'التكرار',
  'As before': 'كما كان',
  'A fixed number of times': 'عدد محدد من المرات',
  'Leave one empty to keep the proportions, or both to keep the size.':
    'اترك أحدهما فارغًا للحفاظ على التناسب، أو كليهما لإبقاء الأبعاد.',
  'Can some frames be shown for longer?': 'هل يمكن عرض بعض الإطارات مدة أطول؟',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    'نعم. حددها في شريط الإطارات بالفأرة أو لوحة المفاتيح، واكتب مدة بالثواني. ويمكنك هناك أيضًا حذف الإطارات ونقلها وتكرارها.',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    'أبقِ إطارًا من كل إطارين، أو صغّر العرض، أو اخفض الجودة فتُتجاهل التغيرات الصغيرة بين الإطارات. والأفضل من ذلك كله أن تختار WebP: الصورة المتحركة نفسها بجزء يسير من الحجم.',
  'Why are there fewer frames at a high speed?': 'لماذا تقل الإطارات عند السرعة العالية؟',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    'تعرض المتصفحات كل إطار 0.02 ثانية على الأقل. والإطارات الأقصر من ذلك تُزال، لتعمل الصورة المتحركة فعلًا بالسرعة التي طلبتها.',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    'توقيت كل الإطارات الأخرى والشفافية وعدد التكرارات، حتى عند تغيير الصيغة.',
} satisfies TableWords<'tools/edit-animation'>;
