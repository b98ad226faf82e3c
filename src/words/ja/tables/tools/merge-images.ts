export default {
  'Merge images': '画像を結合',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    '画像を横や縦、格子状に並べて1枚にします。間隔と背景も選べます。',
  collage: '画像 結合 | 写真 くっつける',
  'before and after': '写真 結合 | 画像 横に並べる',
  montage: '画像 つなげる | 画像 縦に結合',
  grid: '写真 並べる | スクショ 結合',
  panorama: '画像 並べる | パノラマ',
  'put photos together': 'コラージュ | 長いスクショ',
  'long screenshot': 'ビフォーアフター | 画像 合成',
  Layout: '並べ方',
  'Side by side': '横に並べる',
  'One below the other': '縦に並べる',
  Grid: '格子状に並べる',
  'Pages of a TIFF': 'TIFFのページ',
  Sizes: '大きさ',
  'Match the smallest': '一番小さい画像に合わせる',
  'Match the largest': '一番大きい画像に合わせる',
  'Keep their sizes': '元の寸法のまま',
  'Side by side, images get the same height; one below the other, the same width.':
    '横に並べると高さが、縦に並べると幅がそろいます。',
  'Align smaller images': '小さい画像の配置',
  'Top or left': '上または左',
  Centre: '中央',
  'Bottom or right': '下または右',
  'Gap between images': '画像の間隔',
  'Margin around all': '外側の余白',
  Background: '背景',
  'A colour': '色を選ぶ',
  'Background colour': '背景色',
  'In which order are they joined?': 'どの順番で並びますか？',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    '一覧の順番です。行のつまみをドラッグするか、矢印を使って変えられます。格子状では、左から1行ずつ埋まります。',
  'What happens to images of different sizes?': '大きさの違う画像はどうなりますか？',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    '横に並べると高さ、縦に並べると幅、格子状ではマスの大きさがそろい、縦横比は変わりません。「元の寸法のまま」なら、ピクセルは一切変わりません。',
  'Can I make one file with several pages?': '複数ページの1ファイルにできますか？',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    'はい、TIFFにできます。各画像の寸法、色深度、カラープロファイルは劣化なしで残ります。一覧にTIFFがあれば、その各ページもページとして残ります。PDFにするには「画像をPDFに変換」を使ってください。',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    '日付、カメラ、場所、名前など、すべてのファイルのメタデータです。1枚の画像にするときは、色をそろえるためにsRGBに変換します。アニメーションは最初のフレームだけを使います。',
} satisfies TableWords<'tools/merge-images'>;
