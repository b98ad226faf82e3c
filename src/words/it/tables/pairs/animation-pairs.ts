export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    'Trasforma un video {0}, intero o in parte, in {1}, con la velocità, le dimensioni e le ripetizioni che scegli.',
  'a GIF': 'una GIF',
  'an animated WebP': 'un WebP animato',
  'Turn animated {0} into {1} videos, many at once.': 'Trasforma animazioni {0} in video {1}, anche molte insieme.',
} satisfies TableWords<'pairs/animation-pairs'>;
