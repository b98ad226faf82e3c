export default {
  'Split an animation': 'تقسيم صورة متحركة',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    'احفظ كل إطار من صورة GIF أو من صورة متحركة بصيغة WebP أو PNG أو AVIF أو JPEG XL كصورة مستقلة.',
  'gif frames': 'اطارات gif | استخراج الاطارات',
  'extract frames from gif': 'استخراج صور من gif | تقسيم صورة متحركة',
  'gif to images': 'gif الى صور | صور من gif',
  'gif to frames': 'تفكيك gif | تحويل gif الى صور',
  'split gif': 'تقسيم gif | جيف الى صور',
  'unpack gif': 'فريمات gif | gif frames',
  'Write frames like 1-3, 5, last.': 'اكتب الإطارات مثل: ⁨1-3, 5, last⁩.',
  'For example “1-10, 20, last”. Leave empty for all.': 'مثال: ⁨1-10, 20, last⁩. اتركه فارغًا للكل.',
  'Are the frames complete?': 'هل الإطارات كاملة؟',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    'نعم. ملفات كثيرة لا تخزّن إلا ما يتغير من إطار إلى آخر. أما هنا فتُظهر كل صورة الإطار كاملًا، مع الشفافية إذا دعمتها الصيغة.',
  'Can I put them back together?': 'هل يمكنني جمعها من جديد؟',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    'نعم، بأداة «إنشاء صورة متحركة»: تجمع الصور بالترتيب والتوقيت اللذين تختارهما.',
} satisfies TableWords<'tools/animation-to-images'>;
