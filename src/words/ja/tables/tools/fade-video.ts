export default {
  'Fade video in and out': '動画のフェード',
  'Fade videos in from black or white and out again, with their audio.':
    '動画を黒や白からフェードインし、最後にフェードアウトします。音声にもかけられます。',
  Fade: 'フェード',
  faded: 'フェード済み',
  'fade in': 'フェードイン | 動画 フェードアウト | 徐々に暗く',
  'fade out': 'フェードアウト | 暗転 | 徐々に明るく',
  'fade to black': '動画 フェード | 黒くフェード | 動画 切り替え効果',
  transition: '動画 フェードイン | トランジション | fade',
  'Fade colour': 'フェードの色',
  White: '白',
  'Fade the audio too': '音声もフェード',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    '映像は元とほぼ同じビットレートで再エンコードします。音声もフェードするときは音声も同じです。フェードの間以外は、色は変わりません。',
  'Can I fade only the audio?': '音声だけフェードできますか？',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    'はい。「音量とフェード」を使うと、映像はそのままコピーされます。',
} satisfies TableWords<'tools/fade-video'>;
