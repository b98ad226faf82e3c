export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    'Convierte un vídeo {0}, entero o en parte, en {1}, con la velocidad, el tamaño y las repeticiones que elijas.',
  'a GIF': 'un GIF',
  'an animated WebP': 'un WebP animado',
  'Turn animated {0} into {1} videos, many at once.': 'Convierte {0} animados en vídeos {1}, muchos a la vez.',
} satisfies TableWords<'pairs/animation-pairs'>;
