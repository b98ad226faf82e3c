export default {
  'Merge audio': '音声を結合',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    '音楽や録音を、好きな順で1つのファイルにつなげます。同じ種類のファイルは再エンコードせずにコピーします。',
  'join mp3': '音声 結合 | 音声ファイル 結合 | wav 結合',
  'one audio file': 'mp3 結合 | ボイスメモ 結合 | m4a 結合',
  'join voice memos': '音声 つなげる | 音楽 結合 | ポッドキャスト 結合',
  'combine podcasts': '曲 つなげる | 録音 つなげる | 音声 まとめる',
  'Same as the first file': '最初のファイルと同じ',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    'コーデック、サンプルレート、チャンネル数がすべて同じなら下がりません。1ビットも変えずにコピーします。違うときは、最初のファイルに合わせて再エンコードします。',
  'What about different sample rates?': 'サンプルレートが違うときは？',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    '最初のファイルに合わせます。ほかのファイルは、そのサンプルレートとチャンネル数に変換します。',
  'Which tags does the result have?': '結果のタグはどうなりますか？',
  'The tags and cover of the first file.': '最初のファイルのタグとカバー画像になります。',
} satisfies TableWords<'tools/merge-audio'>;
