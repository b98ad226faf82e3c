export default {
  'Record audio': '音声を録音',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    'マイクの音をMP3、M4A、Opus、FLAC、WAVで録音します。話した内容はこの端末の外に出ません。',
  microphone: 'マイク | レコーダー',
  'voice recorder': 'ボイスレコーダー | 録音機',
  'record voice': '録音 | ブラウザ 録音',
  dictaphone: 'ボイスメモ | mic',
  mic: '録音アプリ',
  'sound recorder': '音声録音',
  'Who can hear it?': '録音を聞けるのは誰ですか？',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    '録音した本人だけです。このページからの通信はブラウザがすべて遮断します。このサイトでマイクを使えるのはこのページだけで、それも許可したときに限られます。',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    'ディスクに空きがある限り録音できます。1時間の録音で、録音中は約700 MB、MP3として保存すると約60 MBを使います。保存するまでタブを閉じないでください。',
  'Can I change the format afterwards?': '後から形式を変えられますか？',
  'Yes. Choose another one, and the same recording is saved again.':
    'はい。別の形式を選べば、同じ録音をもう一度保存できます。',
} satisfies TableWords<'directory/pages-beside'>;
