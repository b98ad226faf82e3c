export default {
  Level: 'Pegel',
  Record: 'Aufnehmen',
  Pause: 'Pause',
  Opus: 'Opus',
  'Reduce noise and echo': 'Rauschen und Echo verringern',
  'The recording': 'Die Aufnahme',
} satisfies TableWords<'pages/record-audio.astro'>;
