export default {
  'Compress audio': '音声を圧縮',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    '音楽や録音を、指定したMB数や、元の半分・4分の1のサイズに圧縮します。',
  'audio size': '音声 圧縮 | 音声ファイル 小さく | mp3 小さくする | wav 圧縮 | 録音 圧縮 | ビットレート 下げる',
  'mp3 smaller': 'mp3 圧縮 | 音声 容量 | 音楽 圧縮 | m4a 圧縮 | 音声 軽くする | 音声 サイズ',
  'M4A (AAC)': 'M4A (AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    '低いビットレートではOpusが一番きれいに聞こえます。M4AとMP3はどこでも再生できます。',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    '指定より大きくはなりません。M4AとOggは、たいてい指定したサイズの95%以上を使います。MP3は使えるビットレートが決まっているので、すぐ下の値になります。',
  'What about WAV and FLAC?': 'WAVとFLACはどうですか？',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    'すべてのサンプルを保存する形式なので、大きく減らせます。WAVの半分のサイズでも、ほかの形式には大きすぎるほどです（ほかの形式の上限は320 kbit/s）。',
} satisfies TableWords<'tools/compress-audio'>;
