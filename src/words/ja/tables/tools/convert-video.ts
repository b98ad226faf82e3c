export default {
  'Keep if possible': 'できれば維持',
  'Convert video': '動画を変換',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'MOV、MKV、WebM、MPEG-TSとMP4を相互に変換します。できるだけ再エンコードせず、トラックをそのままコピーします。',
  'video converter': '動画 変換 | 動画 コンバーター | iphone 動画 変換',
  remux: 'mp4 変換 | webm mp4 | ts mp4',
  'change codec': 'mov mp4 | コーデック 変換',
  hevc: 'mkv mp4 | hevc 変換',
  'change container': '動画 形式 変換 | mp4にする',
  'A lower resolution needs re-encoding. Videos are never enlarged.':
    '解像度を下げるには再エンコードが必要です。動画が拡大されることはありません。',
  'Same as the original': '元と同じ',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'H.264はどこでも再生できます。ほかはサイズが小さくなりますが、古いスマートフォンやテレビでは再生できません。',
  'AAC plays everywhere, and FLAC is lossless.': 'AACはどこでも再生でき、FLACは可逆です。',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    'たいていは下がりません。新しい形式に映像と音声をそのまま入れられるなら、1ビットも変えずにコピーします。入れられないときは、元とほぼ同じビットレートで再エンコードし、その旨を結果に表示します。',
  'How large can a video be?': 'どのくらい大きな動画まで使えますか？',
  'Why can my browser not decode a video?': 'ブラウザで動画をデコードできないのはなぜですか？',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    '再エンコードにはブラウザのコーデックを使いますが、H.265やAC-3などに対応していないブラウザもあります。その場合でも、MP4やMatroskaなど、そのトラックを入れられる形式にはコピーできます。',
  'What about AVI, WMV and FLV?': 'AVI、WMV、FLVは使えますか？',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    'ここでは読み込めません。そのほとんどのコーデックに、ブラウザのデコーダーがないためです。VLCやHandBrakeなどのソフトでMP4に変換できます。',
  'What happens to subtitles?': '字幕はどうなりますか？',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    'テキストの字幕とチャプターは、MP4、MOV、Matroska、WebMの間で引き継がれます。新しい形式が色やフォントに対応していないときと、削除されたトラックは、結果に表示されます。',
} satisfies TableWords<'tools/convert-video'>;
