export default {
  Level: '입력 음량',
  Record: '녹음',
  Pause: '일시정지',
  Opus: 'Opus',
  'Reduce noise and echo': '잡음과 울림 줄이기',
  'The recording': '녹음 파일',
} satisfies TableWords<'pages/record-audio.astro'>;
