export default {
  'Split an animation': 'アニメーションを分割',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    'アニメーションのGIF、WebP、PNG、AVIF、JPEG XLの全フレームを、1枚ずつ画像として保存します。',
  'gif frames': 'gif 分割 | gif 1枚ずつ',
  'extract frames from gif': 'gif フレーム | gifから画像',
  'gif to images': 'gif コマ | gif png',
  'gif to frames': 'gif 静止画 | gifアニメ 分解',
  'split gif': 'gif 画像 抽出 | gif コマ送り',
  'unpack gif': 'gif バラす | gif split',
  'Write frames like 1-3, 5, last.': 'フレームは1-3, 5, lastのように書いてください。',
  'For example “1-10, 20, last”. Leave empty for all.': '例：「1-10, 20, last」。空欄ならすべて。',
  'Are the frames complete?': '各フレームは完全な画像ですか？',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    'はい。多くのファイルは前のフレームとの差だけを保存していますが、ここでは1枚ずつ完全な画像になります。形式が対応していれば透明部分も残ります。',
  'Can I put them back together?': '元に戻せますか？',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    'はい。「アニメーションを作成」で、好きな順番と表示時間でつなげられます。',
} satisfies TableWords<'tools/animation-to-images'>;
