export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    'Transformez tout ou partie d’une vidéo {0} en {1}, avec la vitesse, les dimensions et les répétitions de votre choix.',
  'a GIF': 'GIF',
  'an animated WebP': 'WebP animé',
  'Turn animated {0} into {1} videos, many at once.': 'Transformez des {0} animés en vidéos {1}, par lot.',
} satisfies TableWords<'pairs/animation-pairs'>;
