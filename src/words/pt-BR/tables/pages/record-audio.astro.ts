export default {
  Level: 'Nível',
  Record: 'Gravar',
  Pause: 'Pausar',
  Opus: 'Opus',
  'Reduce noise and echo': 'Reduzir ruído e eco',
  'The recording': 'A gravação',
} satisfies TableWords<'pages/record-audio.astro'>;
