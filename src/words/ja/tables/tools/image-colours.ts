export default {
  'Pick colours from an image': '画像から色を抽出',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    '画像の主な色を調べ、好きなピクセルの色を取り出します。16進数、RGB、OKLCH、CSS、JSON、GIMPパレットに対応しています。',
  'Find colours': '色を調べる',
  'colour picker': 'カラーピッカー | 色を調べる',
  palette: '色 抽出 | ロゴ 色',
  'hex code': '画像 色 抽出 | 16進数 色',
  eyedropper: 'カラーコード | メインカラー',
  'pick colour': '画像 カラーコード',
  'dominant colours': 'スポイト',
  'colour codes': '色コード',
  'brand colours': 'パレット',
  'colours from logo': '配色',
  'Main colours': '主な色の数',
  'The maximum number. Colours that look alike count as one.': '最大数です。似た色は1色と数えます。',
  CSS: 'CSS',
  'GIMP palette': 'GIMPパレット',
  'How are the main colours found?': '主な色はどうやって見つけますか？',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    '似たピクセルを、色の距離が人の目の感じ方に合う色空間（Oklab）でまとめます。各色はそのグループの平均で、%は画像に占める割合です。透明なピクセルは数えません。',
  'Are picked colours exact?': '選んだ色は正確ですか？',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    'はい。原寸の画像の、そのピクセルそのものの色です。画像に別のカラープロファイルがあるときは、sRGBに変換します。',
} satisfies TableWords<'tools/image-colours'>;
