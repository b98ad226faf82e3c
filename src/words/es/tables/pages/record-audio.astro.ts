export default {
  Level: 'Nivel',
  Record: 'Grabar',
  Pause: 'Pausar',
  Opus: 'Opus',
  'Reduce noise and echo': 'Reducir ruido y eco',
  'The recording': 'La grabación',
} satisfies TableWords<'pages/record-audio.astro'>;
