export default {
  'Any shape': '自由',
  'Same as the video': '動画と同じ',
  'TikTok, Reels and Shorts are 9:16.': 'TikTok、リール、ショートは9:16です。',
  'Crop video': '動画を切り抜き',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    '動画を、描いた枠や、TikTok、リール、ショート向けの9:16などの縦横比で切り抜きます。',
  'vertical video': '動画 切り抜き | 動画 画面 切り取り',
  'landscape to portrait': '動画 トリミング 画面 | 動画 ズーム',
  'tiktok video': '縦動画 | 動画 端を切る',
  'instagram reels': '横動画を縦に | 動画 クロップ',
  'youtube shorts': '動画 縦長',
  'square video': 'tiktok 動画 サイズ',
  'black bars': 'リール サイズ',
  'crop screen recording': 'ショート動画',
  'zoom in video': '動画 正方形',
  'cut edges': '黒帯 削除',
  'How do I make a horizontal video vertical?': '横長の動画を縦長にするには？',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    '縦横比に9:16を選び、残したい部分まで枠をドラッグしてください。枠は動画の最後まで同じ位置です。1920 × 1080からは、608 × 1080ピクセルが残ります。',
  'Does cropping reduce quality?': '切り抜くと画質は下がりますか？',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    '映像は、1ピクセルあたりのビット数を変えずに再エンコードします。音声はそのままコピーします。',
  'Yes. Only what is inside the box is encoded.': 'はい。エンコードするのは枠の中だけです。',
  'Can I use one box for videos of different sizes?': '大きさの違う動画に同じ枠を使えますか？',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    'はい。枠は幅と高さに対する割合で適用されます。左半分の枠なら、どの動画も左半分が残ります。9:16などの縦横比を指定した枠は、どの動画でもその縦横比になります。すべて同じ大きさの動画なら、ピクセルも選べます。矢印で、各動画での枠を確認できます。',
} satisfies TableWords<'tools/crop-video'>;
