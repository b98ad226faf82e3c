export default {
  'Blur or black out parts of a photo': '写真の一部を隠す',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    '写真やスクリーンショットの顔、名前、ナンバープレートを、黒塗り、モザイク、ぼかしで隠します。',
  Black: '黒塗り',
  Hide: '隠す',
  'blur image': '写真 ぼかし',
  'blur photo': '画像 ぼかし',
  'blur face': '顔 ぼかし',
  'blur part of image': '画像 一部 ぼかし',
  'blur area': '範囲 ぼかし',
  pixelate: 'モザイク',
  'pixelate image': '画像 モザイク',
  'pixelate face': '顔 モザイク',
  mosaic: 'モザイク 加工',
  'censor image': '画像 黒塗り',
  'censor photo': '写真 黒塗り',
  'black bar': '黒塗り',
  'cover face': '顔 隠す',
  'hide face': '顔隠し',
  'find faces': '顔検出',
  'hide number plate': 'ナンバー 隠す',
  'blur license plate': 'ナンバープレート ぼかし',
  'hide text in screenshot': 'スクショ 文字 隠す',
  'blur text': '文字 ぼかし',
  'redact screenshot': 'スクショ 黒塗り',
  'Hide by': '隠し方',
  Pixels: 'モザイク',
  Blur: 'ぼかし',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    '文字を安全に隠せるのは黒塗りだけです。モザイクやぼかしをかけた文字や数字は、読み取られることがあります。',
  'Can someone undo it?': '隠した部分を復元されることはありますか？',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    '黒塗りした部分は完全に消えます。ピクセルは黒に置き換わり、結果には何も残りません。モザイクとぼかしでは、範囲ごとに最大10 × 10個の平均色が残ります。顔は隠せますが、どんな文字や数字かの見当がつく人には、読み取られることがあります。名前、番号、住所は黒塗りにしてください。',
  'Are small copies inside the photo removed too?': '写真の中の小さなコピーも削除されますか？',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    'はい。カメラや編集ソフトはファイルの中にプレビューを保存し、隠した部分もそこに写っています。撮影場所と同じく、必ず削除されます。日付とカメラの情報も削除するには、「メタデータ」を「カラープロファイルのみ残す」にしてください。',
  'Does each photo have its own areas?': '範囲は写真ごとに決められますか？',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    'はい。画像の上の矢印で次の写真に移れます。何も描いていない写真は、別の形式を選ばない限り、再エンコードしません。',
  'Does it find faces for me?': '顔を自動で見つけられますか？',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    'はい。「顔を検出」を押すと、追加したすべての画像で、見つかった顔の上に範囲を描きます。最初に押したときに読み込む204 kBのファイルを使って、端末の中で動きます。小さい顔、ぼやけた顔、横や下を向いた顔、傾いた顔、一部が隠れた顔は見落とすことがあり、顔でないものを顔と間違えることもあります。すべての写真を確認し、足りない範囲を描き、不要な範囲は削除してください。範囲のない部分は見えたままです。',
  'What happens to animations?': 'アニメーションはどうなりますか？',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'すべてのフレームの同じ位置が隠れます。GIF、WebP、APNG、AVIF、JPEG XLは同じ形式のままです。ブラウザがアニメーションAVIFを書き出せないときは、WebPになります。',
  'Does the rest of the photo change?': '写真のほかの部分は変わりますか？',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'PNGは1ピクセルも変わりません。JPEGは選んだ品質で再エンコードするので、わずかに劣化します。',
} satisfies TableWords<'tools/redact-image'>;
