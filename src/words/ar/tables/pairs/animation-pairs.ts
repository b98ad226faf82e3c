export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    'حوّل فيديو {0} كله أو جزءًا منه إلى {1}، بالسرعة والأبعاد وعدد التكرارات التي تختارها.',
  'a GIF': 'صورة GIF',
  'an animated WebP': 'صورة WebP متحركة',
  'Turn animated {0} into {1} videos, many at once.': 'حوّل صور {0} المتحركة إلى فيديو {1}، عدة ملفات دفعة واحدة.',
} satisfies TableWords<'pairs/animation-pairs'>;
