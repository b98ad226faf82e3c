export default {
  Level: 'Niveau',
  Record: 'Enregistrer',
  Pause: 'Pause',
  Opus: 'Opus',
  'Reduce noise and echo': 'Réduire le bruit et l’écho',
  'The recording': 'L’enregistrement',
} satisfies TableWords<'pages/record-audio.astro'>;
