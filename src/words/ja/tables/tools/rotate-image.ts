export default {
  'Rotate and flip images': '画像の回転と反転',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    '画像を90°、180°、好きな角度で回転したり、傾きを直したり、反転したりします。一括処理もできます。',
  straighten: '画像 回転 | 画像 反転 | 写真 反転 | 画像 傾き 補正 | まっすぐにする | 鏡像 反転',
  deskew: '写真 回転 | 左右反転 | 写真 向き 変更 | 傾き修正 | 写真 横向き 直す | 上下反転',
  'By another angle': 'その他の角度',
  'Clockwise; negative numbers rotate the other way.': '時計回りです。負の数なら逆に回ります。',
  'Empty corners': '隅の余白',
  'Crop them off': '切り落とす',
  'Fill with a colour': '色で塗りつぶす',
  'Corner colour': '塗りつぶしの色',
  'JPEG photos': 'JPEG写真',
  'Keep every pixel': '全ピクセルを残す',
  'Keep pixels, crop edges': '再エンコードせず端を切る',
  'Re-encode': '再エンコード',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'JPEGは再エンコードせず、ブロック単位で回転します。辺がブロックの倍数でないときは、回転情報をファイルに入れるか、端を最大15ピクセル切ります。',
  'Why is my photo upright here and sideways elsewhere?':
    'ここでは正しい向きなのに、ほかでは横向きになるのはなぜですか？',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    'ファイルに入っている回転情報を無視するソフトがあるからです。「なし」を選ぶと実際に回転するので、どこでも同じ向きになります。辺がブロックの倍数でないJPEGは、端が最大15ピクセル切れることがあります。',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'JPEGは、直角の回転や反転では劣化しません。8または16ピクセルのブロックの場所を入れ替えるだけで、ピクセルの値は変わりません。辺がブロックの倍数でないときは、設定を変えない限り、回転情報をファイルに入れます。ほかの角度と、ほかの非可逆の形式では、再エンコードします。',
  'How do I straighten a crooked horizon?': '水平線の傾きを直すには？',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    '「その他の角度」で数度を指定し、「切り落とす」を選んでください。回転した画像に収まる、一番大きな、傾きのない画像になります。',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'はい。すべてのフレームを回転し、タイミングは変わりません。GIF、WebP、APNG、AVIF、JPEG XLは同じ形式のままです。ブラウザがアニメーションAVIFを書き出せないときは、WebPになります。',
} satisfies TableWords<'tools/rotate-image'>;
