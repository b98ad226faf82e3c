export default {
  'Video to GIF': 'فيديو إلى GIF',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    'حوّل جزءًا من فيديو إلى GIF أو WebP متحركة، بالسرعة والأبعاد وعدد التكرارات التي تختارها.',
  'Make GIF': 'إنشاء GIF',
  'clip to gif':
    'فيديو الى gif | mp4 الى gif | تحويل الفيديو الى صورة متحركة | مقطع الى gif | فيديو الى webp | جيف من فيديو',
  'video to webp':
    'تحويل فيديو الى gif | عمل gif من فيديو | فيديو الى صورة متحركة | صورة متحركة من فيديو | تحويل فيديو لجيف | video to gif',
  GIF: 'GIF',
  'Animated WebP': 'WebP متحركة',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'يعمل GIF في كل مكان لكن بـ 256 لونًا في الإطار. وWebP أصغر بكثير.',
  'Frames per second': 'الإطارات في الثانية',
  'The height is set to match. Never larger than the video.':
    'يُضبط الارتفاع ليتناسب. ولا تتجاوز الأبعاد أبعاد الفيديو أبدًا.',
  'Colour blending': 'مزج الألوان',
  'Pattern (smaller)': 'نمط منتظم (أصغر)',
  Smooth: 'ناعم',
  Off: 'بلا',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    'اختر جزءًا أقصر، أو إطارات أقل في الثانية، أو عرضًا أصغر، أو WebP متحركة فهي بجزء يسير من الحجم. والجودة الأقل تتجاهل التغيرات الصغيرة بين الإطارات.',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    'حتى {0} إطار، أي أكثر قليلًا من دقيقتين بمعدل 12 إطارًا في الثانية. وإن كان الجزء أطول حصلت على بدايته، وتذكر النتيجة ذلك. والفيديو أصغر بكثير من GIF في المدد الأطول.',
  'Does it keep the audio?': 'هل يبقى الصوت؟',
  'No: GIF and WebP cannot hold audio.': 'لا: لا تدعم صيغتا GIF وWebP الصوت.',
} satisfies TableWords<'tools/video-to-gif'>;
