export default {
  'Mute video': '動画の音声を削除',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    '動画から音声を取り除きます。一括処理もでき、映像は1ビットも変えずにコピーします。',
  Mute: '音声を削除',
  muted: '音声なし',
  'remove sound': '動画 音声 削除 | mp4 音声 削除',
  'take sound off': '動画 音 消す | 動画 音 なし',
  'strip audio': '動画 ミュート | mute video',
  silence: '動画 無音',
  'no sound': '音を消す',
  'remove audio': '消音',
  'without audio': '動画 音声なし',
  'delete sound': '音声 消す',
  'silent video': '動画 サイレント',
  'Does the video change?': '映像は変わりますか？',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    'いいえ。そのままコピーするので、見た目はまったく同じで、数秒で終わります。',
  'Is the audio really removed?': '音声は本当に消えますか？',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    'はい。結果には音声トラックがありません。元のファイルは変わりません。',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    '元のファイルと同じ形式です。MPEG-TSの録画は、再エンコードせずにMP4になります。',
} satisfies TableWords<'tools/mute-video'>;
