export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    'Transforme um vídeo {0}, inteiro ou em parte, em {1}, com a velocidade, as dimensões e as repetições que quiser.',
  'a GIF': 'um GIF',
  'an animated WebP': 'um WebP animado',
  'Turn animated {0} into {1} videos, many at once.': 'Transforme animações {0} em vídeos {1}, várias de uma vez.',
} satisfies TableWords<'pairs/animation-pairs'>;
