export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    'Zamień całe wideo {0} lub jego fragment w {1} i wybierz prędkość, wymiary i liczbę powtórzeń.',
  'a GIF': 'GIF',
  'an animated WebP': 'animowany WebP',
  'Turn animated {0} into {1} videos, many at once.': 'Zamień animowane pliki {0} w filmy {1}, wiele naraz.',
} satisfies TableWords<'pairs/animation-pairs'>;
