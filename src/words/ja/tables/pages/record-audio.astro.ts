export default {
  Level: '入力レベル',
  Record: '録音',
  Pause: '一時停止',
  Opus: 'Opus',
  'Reduce noise and echo': 'ノイズとエコーを抑える',
  'The recording': '録音したファイル',
} satisfies TableWords<'pages/record-audio.astro'>;
