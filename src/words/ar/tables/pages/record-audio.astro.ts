export default {
  Level: 'المستوى',
  Record: 'تسجيل',
  Pause: 'إيقاف مؤقت',
  Opus: 'Opus',
  'Reduce noise and echo': 'تقليل الضجيج والصدى',
  'The recording': 'التسجيل',
} satisfies TableWords<'pages/record-audio.astro'>;
