export default {
  'Video and audio information': '動画・音声の情報',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    '動画や音声ファイルのトラック、コーデック、ビットレート、解像度、色、キーフレーム、タグを表示します。',
  'Show info': '情報を表示',
  mediainfo: 'mediainfo',
  'codec info': '動画 情報',
  'video details': 'コーデック 確認',
  'bitrate of file': '動画 コーデック 調べる',
  ffprobe: 'ビットレート 確認',
  'what codec': 'ffprobe',
  'codec of video': '動画 fps 確認',
  'fps of video': '動画 解像度 確認',
  'check video': 'フレームレート 確認',
  'resolution of video': '動画 詳細',
  'frame rate': '音声 情報',
  'is video hevc': 'hevc か確認',
  'Why do key frames matter?': 'キーフレームはなぜ大事ですか？',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    '再エンコードせずに動画を切れるのはキーフレームだけです。間隔が広いと、カットした動画が指定より早く始まり、プレーヤーでのシークも遅くなります。',
  'Where do the bit rates come from?': 'ビットレートはどこから分かりますか？',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    'ファイルに書かれていればその値、なければ最初のパケットの大きさと時間から求めます。ファイル全体のビットレートは、サイズを長さで割ったものです。',
} satisfies TableWords<'tools/media-info'>;
