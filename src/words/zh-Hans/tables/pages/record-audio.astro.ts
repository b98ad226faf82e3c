export default {
  Level: '电平',
  Record: '录音',
  Pause: '暂停',
  Opus: 'Opus',
  'Reduce noise and echo': '降低噪音和回声',
  'The recording': '这段录音',
} satisfies TableWords<'pages/record-audio.astro'>;
