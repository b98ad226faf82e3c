export default {
  'Crop images': '画像を切り抜き',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    '画像を、描いた枠や、1:1、16:9などの縦横比で切り抜きます。一括処理もできます。',
  square: '画像 切り抜き | 正方形 | 余白 カット',
  frame: '画像 トリミング | 写真 正方形 | 画像 クロップ',
  'trim edges': 'トリミング | 画像 カット',
  'crop photo': '写真 トリミング | インスタ 正方形',
  'instagram square': '画像 切り取り | 枠',
  'Crop to': '切り抜き方',
  'A box I draw': '枠を描く',
  'A fixed shape': '縦横比を指定',
  'The most interesting part': '一番目立つ部分',
  'The centre': '中央',
  'The top or left': '上または左',
  'The bottom or right': '下または右',
  'Crop JPEG without re-encoding': 'JPEGを再エンコードしない',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.':
    'JPEGのブロックの境目で切るので、最大15ピクセル余分に残ります。',
  'Can I use one box for images of different sizes?': '大きさの違う画像に同じ枠を使えますか？',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    'はい。枠は幅と高さに対する割合で適用されます。左半分の枠なら、どの画像も左半分が残ります。1:1などの縦横比を指定した枠は、どの画像でもその縦横比になります。すべて同じ大きさの画像のときや、同じ幅の縁を切り落とすときは、ピクセルを選んでください。矢印で、各画像での枠を確認できます。',
  'How does it find the most interesting part?': '一番目立つ部分はどうやって見つけますか？',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    '肌の色、強い色、輪郭を探し、そこを囲むように枠を置きます。お使いの端末の中で動き、顔の識別はしません。',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'はい。すべてのフレームを同じ位置で切り抜き、タイミングも変わりません。GIF、WebP、APNG、AVIF、JPEG XLは同じ形式のままです。ブラウザがアニメーションAVIFを書き出せないときは、WebPになります。',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'JPEGは選んだ品質で再エンコードします。再エンコードせずに切り抜くと、8または16ピクセルのブロックの境目で切り、残った部分は元のファイルと1ビットも変わりません。一番目立つ部分を探すにはデコードが必要なため、その場合は再エンコードします。',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    'はい。カメラが写真に保存するサムネイルには切り抜く前の画像が写っているので、それも削除します。',
} satisfies TableWords<'tools/crop-image'>;
