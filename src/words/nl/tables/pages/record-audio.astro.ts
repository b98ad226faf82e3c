export default {
  Level: 'Niveau',
  Record: 'Opnemen',
  Pause: 'Pauzeren',
  Opus: 'Opus',
  'Reduce noise and echo': 'Ruis en echo verminderen',
  'The recording': 'De opname',
} satisfies TableWords<'pages/record-audio.astro'>;
