export default {
  'Rotate and flip video': '動画の回転と反転',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    '動画を90°や180°回転したり、反転したりします。MP4とMOVは再エンコードせずに回転できます。',
  portrait: '動画 回転 | 動画 左右反転 | スマホ 動画 横向き | 動画 逆さま',
  'phone video sideways': '動画 向き 変更 | 動画 横向き 直す | iphone 動画 回転 | 動画 上下反転',
  'rotate iphone video': '動画 反転 | 縦動画 | mp4 回転 | 動画 ミラー',
  'Rotate every frame': '全フレームを回転',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    'MP4やMOVの回転情報を無視するプレーヤー向けです。映像を再エンコードします。',
  'Does rotating reduce quality?': '回転すると画質は下がりますか？',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'MP4とMOVでは下がりません。ファイルに入っている回転情報だけを変えるからです。WebMとMatroskaには、プレーヤーが従う回転情報がないので、映像を再エンコードします。',
  'Why does one player still show my video the old way?': '元の向きのまま表示されるプレーヤーがあるのはなぜですか？',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    'そのプレーヤーが回転情報を無視しています。反転した動画でよく起こります。「全フレームを回転」を選んでください。',
} satisfies TableWords<'tools/rotate-video'>;
