export default {
  'Change speed of video and audio': '動画と音声の速度変更',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    '録画や録音を声の高さを変えずに、0.25倍速から4倍速まで遅くしたり速くしたりできます。',
  'Change speed': '速度を変更',
  'new-speed': '速度変更済み',
  'slow motion': 'スローモーション | 動画 早回し',
  slowmo: 'スロー | 音声 速度変更',
  'speed up': '倍速 | 2倍速',
  'slow down': '早送り | 動画 スロー',
  faster: '動画 速度',
  slower: '再生速度 変更',
  timelapse: '速くする',
  tempo: '遅くする',
  'playback speed': 'タイムラプス',
  'chipmunk voice': 'テンポ変更',
  'Keep the pitch': '音の高さを保つ',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    'オフにすると、テープのように、速くすると声が高く、遅くすると低くなります。',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    '映像は1ビットも変えずにコピーし、フレームの表示時間だけを変えます。毎秒{0}フレームを超えるときだけ、フレームを減らして再エンコードします。音声は元とほぼ同じビットレートで再エンコードします。',
  'How is the pitch kept?': '音の高さはどうやって保ちますか？',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    'Signalsmith Stretchを使い、音を成分に分けて、違う長さに組み立て直します。極端な速度では音楽が少し不自然に響くことがありますが、話し声は明瞭なままです。',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    '元のファイルと同じ形式です。AAC（.aac）はM4Aに、AIFFとCAFはWAVに、MPEG-TSの録画はMP4になります。字幕と追加の音声トラックは削除され、その旨が結果に表示されます。',
} satisfies TableWords<'tools/change-speed'>;
