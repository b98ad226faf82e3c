export default {
  Frames: 'フレーム数',
  'Video contact sheet': '動画の一覧画像',
  'See a whole video in one image: frames from start to end, each with its time.':
    '動画全体を1枚の画像で見渡せます。最初から最後までのフレームが時刻付きで並びます。',
  'Make contact sheet': '一覧画像を作成',
  thumbnails: 'サムネイル 一覧 | ストーリーボード | コマ 一覧',
  overview: '動画 一覧画像 | フレーム 一覧 | 動画 コマ 並べる',
  storyboard: 'コンタクトシート | 動画 概要',
  'frames in a grid': '動画 サムネイル 一覧 | 動画 キャプチャ 一覧',
  'thumbnail sheet': '絵コンテ | サムネ',
  'Longer side of a frame': 'フレームの長辺',
  'Which frames are shown?': 'どのフレームが表示されますか？',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    '動画をフレームの数だけ等分し、それぞれの真ん中のフレームを使います。',
  'How do I make a thumbnail?': 'サムネイルを作るには？',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    'フレーム数を1、列数を1にしてください。好きな時刻のフレームを使うなら、「動画を画像に変換」が使えます。',
  'How large may a video be?': 'どのくらい大きな動画まで使えますか？',
  'As large as you like: only the frames on the sheet are decoded.':
    '制限はありません。デコードするのは、一覧に載せるフレームだけです。',
} satisfies TableWords<'tools/contact-sheet'>;
