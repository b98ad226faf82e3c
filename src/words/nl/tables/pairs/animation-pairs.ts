export default {
  'Turn all or part of a {0} video into {1}, with the speed, size and repeats you choose.':
    'Maak van een {0}-video, of een deel ervan, {1}, met de snelheid, afmetingen en herhalingen die je kiest.',
  'a GIF': 'een GIF',
  'an animated WebP': 'een geanimeerde WebP',
  'Turn animated {0} into {1} videos, many at once.':
    'Maak {1}-video’s van geanimeerde {0}-bestanden, meerdere tegelijk.',
} satisfies TableWords<'pairs/animation-pairs'>;
