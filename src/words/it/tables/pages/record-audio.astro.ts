export default {
  Level: 'Livello',
  Record: 'Registra',
  Pause: 'Pausa',
  Opus: 'Opus',
  'Reduce noise and echo': 'Riduci rumore ed eco',
  'The recording': 'La registrazione',
} satisfies TableWords<'pages/record-audio.astro'>;
