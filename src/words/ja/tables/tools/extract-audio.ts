export default {
  'Extract audio': '音声を抽出',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    '動画の音声を、そのまま、またはMP3、M4A、WAV、FLACで保存します。',
  audio: '音声',
  'sound from video': '動画 音声 抽出 | 動画を音声に',
  'rip audio': '動画から音声 | 動画 音声だけ 保存',
  'video to mp3': '動画 mp3 変換 | mov mp3',
  'get audio from video': 'mp4 mp3 | 音声抽出',
  'video to audio': '動画 音だけ',
  soundtrack: '音声 取り出し',
  'take music from video': '動画 音楽 抽出',
  'get music from video': 'サウンドトラック',
  'What does “Keep the format” mean?': '「元の形式のまま」とは？',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    '動画から音声を1ビットも変えずに取り出します。音はまったく同じで、数秒で終わります。AACはM4Aに、OpusはOggになり、MP3とMP2はそのままです。非圧縮の音声はWAVになります。',
  'What if a video has several audio tracks?': '動画に音声トラックが複数あるときは？',
  'You get the main one. The result lists the others.': 'メインの1つを保存します。ほかのトラックは結果に表示されます。',
} satisfies TableWords<'tools/extract-audio'>;
