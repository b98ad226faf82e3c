export default {
  'Change volume and fade': '音量とフェード',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    '音を大きくしたり小さくしたり、すべてのファイルの音量をそろえたり（EBU R128）、フェードイン・フェードアウトを付けたりできます。',
  'Change volume': '音量を変更',
  'new-volume': '音量変更済み',
  louder: '音量 上げる | 音声 フェードアウト',
  quieter: '音量 下げる | デシベル',
  boost: '音を大きく | 音量アップ',
  amplify: '音を小さく',
  normalise: '音量調整',
  lufs: '音量 均一',
  loudness: 'ノーマライズ',
  gain: 'ラウドネス',
  'fade audio': 'lufs',
  'fade in audio': 'ゲイン',
  'fade out audio': 'フェード 音声',
  decibels: '音声 フェードイン',
  Volume: '音量',
  'Music services (−14 LUFS)': '音楽配信（−14 LUFS）',
  'Podcasts (−16 LUFS)': 'ポッドキャスト（−16 LUFS）',
  'Broadcasts (−23 LUFS)': 'テレビ放送（−23 LUFS）',
  'By a number of decibels': 'デシベルで指定',
  'The perceived loudness, measured according to EBU R128.': 'EBU R128に基づいて測定した、実際に感じる音の大きさです。',
  Change: '変更量',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    '6で2倍、−6で半分、0でそのままです。大きくしすぎると音が割れます。',
  'Why is a file quieter than I asked for?': '指定した音量より小さいのはなぜですか？',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    'そのままでは一番大きな部分の音が割れてしまうからです。最大レベルより1 dB低いところを上限に、できるだけ大きくします。実際の音量は結果に表示されます。',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    '音声は元とほぼ同じビットレートで再エンコードします。WAVとFLACで失われるのは最後の1ビットだけです。動画の映像はそのままコピーします。',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    '元のファイルと同じ形式です。AAC（.aac）はM4Aに、AIFFとCAFはWAVに、MPEG-TSの録画はMP4になります。',
} satisfies TableWords<'tools/change-volume'>;
