export default {
  'Resize video': '動画のサイズ変更',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    '動画の解像度を1080p、720p、480pや好きな寸法に下げます。一括処理もできます。',
  resolution: '動画 解像度 変更 | 動画 解像度 下げる | 動画 縮小 | 動画 480p',
  'hd to sd': '動画 サイズ変更 | 4k 1080p | 動画 画質 下げる | 解像度',
  'lower resolution': '動画 リサイズ | 1080p 720p | フルhd | 動画 ピクセル 変更',
  'The width is set to match. Videos are never enlarged.': '幅は自動で決まります。動画が拡大されることはありません。',
  'Custom size': '寸法を指定',
  'Leave one empty to keep the proportions.': '片方を空欄にすると縦横比を保ちます。',
  'Add black bars': '黒帯を付ける',
  'Does resizing reduce quality?': 'サイズを変えると画質は下がりますか？',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    '映像は、1ピクセルあたりのビット数を変えずに再エンコードします。音声はそのままコピーします。十分小さい動画は、映像もコピーします。',
  'Why is the width slightly larger than I set?': '幅が指定より少し大きいのはなぜですか？',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    '動画のエンコーダーは偶数のピクセル数しか扱えないので、奇数は切り上げます。',
} satisfies TableWords<'tools/resize-video'>;
