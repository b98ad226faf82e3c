export default {
  'Video to images': '動画を画像に変換',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    '動画のフレームをJPEG、PNG、WebPで保存します。枚数を決める、数秒ごと、1枚だけ、から選べます。',
  'Save frames': 'フレームを保存',
  frames: '動画から静止画 | 動画 静止画 | 動画 サムネイル | サムネイル 作成',
  'frames from video': '動画 画像 切り出し | 動画 写真 切り出し',
  'video thumbnail': '動画 キャプチャ',
  'thumbnail of video': '動画から写真',
  'screenshots of video': '動画 フレーム 抽出',
  'screen shot': '動画 スクショ',
  snapshot: '動画 サムネイル',
  stills: '動画 コマ',
  'frame grab': '動画 jpg',
  'video to jpg': '動画 画像 保存',
  'extract frames': '動画 切り出し 静止画',
  'Evenly spaced': '等間隔',
  'One every few seconds': '数秒ごとに1枚',
  'At one time': '時刻を指定',
  'Number of frames': 'フレーム数',
  Every: '間隔',
  Time: '時刻',
  'How large are the images?': '画像の大きさはどのくらいですか？',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    '動画と同じ大きさで、正しい向きになります。PNGなら、デコードしたすべてのピクセルを保ちます。',
  'Which frames do I get?': 'どのフレームが保存されますか？',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    'その時刻に表示されるフレームです。「等間隔」では、動画を等分し、それぞれの真ん中のフレームを使います。最初と最後のフレームは真っ黒なことが多いためです。',
} satisfies TableWords<'tools/video-to-images'>;
