export default {
  Level: 'Poziom',
  Record: 'Nagraj',
  Pause: 'Wstrzymaj',
  Opus: 'Opus',
  'Reduce noise and echo': 'Ogranicz szum i echo',
  'The recording': 'Nagranie',
} satisfies TableWords<'pages/record-audio.astro'>;
