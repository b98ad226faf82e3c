export default {
  'Resize video': 'تغيير أبعاد الفيديو',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    'اخفض دقة الفيديو إلى 1080p أو 720p أو 480p أو أبعاد تحددها، عدة مقاطع دفعة واحدة.',
  resolution: 'دقة الفيديو | تصغير ابعاد الفيديو | hd الى sd | تغيير حجم الفيديو',
  'hd to sd': 'تغيير دقة الفيديو | تغيير مقاس الفيديو | تحويل 4k الى 1080 | تقليل جودة فيديو',
  'lower resolution': 'تقليل الدقة | 1080 الى 720 | تخفيض جودة الفيديو | resize video',
  'The width is set to match. Videos are never enlarged.': 'يُضبط العرض ليتناسب. ولا يُكبَّر الفيديو أبدًا.',
  'Custom size': 'أبعاد مخصصة',
  'Leave one empty to keep the proportions.': 'اترك أحدهما فارغًا للحفاظ على التناسب.',
  'Add black bars': 'إضافة حواف سوداء',
  'Does resizing reduce quality?': 'هل يقلل تغيير الأبعاد الجودة؟',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    'يُعاد ترميز الفيديو بعدد البتات نفسه لكل بكسل. ويُنسخ الصوت دون تغيير. وإذا كان الفيديو صغيرًا بما يكفي نُسخ هو أيضًا.',
  'Why is the width slightly larger than I set?': 'لماذا يزيد العرض قليلًا على ما حددته؟',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    'تحتاج برامج ترميز الفيديو إلى عدد زوجي من البكسلات، فتُقرَّب الأعداد الفردية إلى الأعلى.',
} satisfies TableWords<'tools/resize-video'>;
