export default {
  'GIF to video': 'GIF إلى فيديو',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    'حوّل صور GIF وWebP وPNG وAVIF المتحركة إلى فيديو MP4 أو WebM، وهو عادة أصغر بكثير.',
  'Make video': 'إنشاء فيديو',
  'gif to mp4': 'gif الى mp4 | webp الى فيديو | صور متحركة لفيديو',
  'animated webp to video': 'تحويل gif الى فيديو | صور الى فيديو | gif to mp4',
  'gif to video': 'جيف الى فيديو | تحويل الصور الى فيديو',
  'images to video': 'gif الى فيديو | عمل فيديو من الصور',
  'photos to video': 'صورة متحركة الى فيديو | تحويل gif الى mp4',
  'Repeat the animation': 'تكرار الحركة',
  'Animations loop, but videos end: choose how many times to play it.':
    'الصور المتحركة تتكرر، أما الفيديو فينتهي: اختر كم مرة تُشغَّل.',
  'Colour behind transparent areas': 'اللون خلف المناطق الشفافة',
  'Show still images for': 'مدة عرض الصور الثابتة',
  'Is the timing of the frames kept?': 'هل يبقى توقيت الإطارات؟',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    'نعم، يُعرض كل إطار المدة نفسها. وإذا حددت صورة GIF جزءًا من مئة من الثانية أو أقل، عرضت المتصفحات الإطار عُشر ثانية، وكذلك الفيديو.',
  'What happens to transparency?': 'ماذا يحدث للشفافية؟',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    'لا تدعم صيغ الفيديو الشائعة الشفافية، فتأخذ المناطق الشفافة اللون الذي تختاره.',
  'What if the width or height is odd?': 'ماذا لو كان العرض أو الارتفاع فرديًا؟',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    'يحتاج الفيديو إلى عدد زوجي من البكسلات. لذا يُضاف صف أو عمود واحد بلون الخلفية في الأسفل أو اليمين، ولا يُغيَّر حجم شيء.',
} satisfies TableWords<'tools/animation-to-video'>;
