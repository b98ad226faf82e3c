export default {
  'Greyscale PDF': 'PDFをグレースケールに',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    'PDFの文字、線、グラデーション、画像から色を取り除きます。文字はテキストのまま残ります。',
  'Make grey': 'グレーにする',
  grey: 'グレー',
  'black and white': 'pdf 白黒 | pdf 白黒にする',
  grayscale: 'pdf モノクロ | インク 節約',
  monochrome: 'pdf グレースケール | トナー 節約',
  'remove colour': 'pdf 白黒 変換 | pdf カラーをなくす',
  bw: 'pdf 色を消す',
  'without colour': 'グレースケール',
  'save ink': 'モノクロ変換',
  'save toner': 'カラー 白黒 pdf',
  'What is turned grey?': '何がグレーになりますか？',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    '文字、線、塗り、線形と円形のグラデーション、パターン、注釈、フォームフィールド、画像です。明るさは元の色の見た目に合わせます。ページを画像にはしないので、文字は検索できます。',
  'What stays in colour?': '色が残るものはありますか？',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    'メッシュグラデーション、特定の1色を透明にした画像、小さなインライン画像です。まれなもので、いくつあるかは結果に表示されます。',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'JPEG画像は高い品質で再エンコードし、ほかの画像はすべてのピクセルを保ちます。それ以外の鮮明さは変わりません。',
} satisfies TableWords<'tools/greyscale-pdf'>;
