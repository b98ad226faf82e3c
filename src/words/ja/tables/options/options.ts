export default {
  Quality: '品質',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    '低いほどファイルは小さくなります。90を超えると、見た目は変わらないのにサイズだけが大きくなります。',
  Mirror: '反転',
  'Left to right': '左右',
  'Top to bottom': '上下',
  'Remove location and names': '場所と名前を削除',
  'Keep only colour profile': 'カラープロファイルのみ残す',
  Metadata: 'メタデータ',
  'Keep everything': 'すべて残す',
  'Small previews in photos would still show what you hide, so they are always removed.':
    '写真の中の小さなプレビューには隠した部分が写ったままなので、必ず削除されます。',
  'Write pages like 1-3, 7, last.': 'ページは1-3, 7, lastのように書いてください。',
  'About half the size': '約半分のサイズ',
  'About a quarter of the size': '約4分の1のサイズ',
  'Under 8 MB': '8 MB以下',
  'Under 10 MB': '10 MB以下',
  'Under 25 MB': '25 MB以下',
  'Under 50 MB': '50 MB以下',
  'Under 100 MB': '100 MB以下',
  'Under another size': 'その他のサイズ',
  '1 MB is a million bytes, as in most upload limits.':
    '1 MBは100万バイトです。多くのアップロード制限と同じ数え方です。',
  'Area to keep': '残す範囲',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    '幅と高さに対する割合（0〜1）またはピクセル数と、すべての画像に使う縦横比。',
  'Areas to hide': '隠す範囲',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    '位置は、正しい向きにした画像の左上からの割合です。ファイル番号のない範囲は、すべてのファイルに使われます。',
  'Number of plays': '再生回数',
  '0 repeats it forever.': '0にすると、ずっと繰り返します。',
} satisfies TableWords<'options/options'>;
