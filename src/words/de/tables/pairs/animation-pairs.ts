export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    'Mach aus einem {0}-Video oder einem Teil davon {1} – Tempo, Größe und Wiederholungen bestimmst du.',
  'a GIF': 'ein GIF',
  'an animated WebP': 'ein animiertes WebP',
  'Turn animated {0} into {1} videos, many at once.': 'Animierte {0} in {1}-Videos umwandeln, viele auf einmal.',
} satisfies TableWords<'pairs/animation-pairs'>;
