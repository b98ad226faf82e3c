export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.': 'テスト用の写真{0}枚は、PNGで{1}、JPEGでは{2}でした。',
  'How does a JPEG get smaller?': 'JPEGはどうやって小さくしますか？',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    'mozjpegで再エンコードします。元の画像と比べて、見た目が変わらない最低の品質を使います。すでに十分小さいJPEGは、1ビットも変えません。',
  'Does a JPEG get worse each time?': 'JPEGは保存するたびに劣化しますか？',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    'はい。エンコードのたびに少しずつ劣化します。一度圧縮したコピーではなく、元のファイルを圧縮してください。',
  'How does a PNG get smaller?': 'PNGはどうやって小さくしますか？',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    '多くのイラストやスクリーンショットのように、256色でも見た目が変わらなければ256色にします。それ以外はピクセルを一切変えず、圧縮の効率だけを高めます。',
  'Why is my photo still large as a PNG?': 'PNGの写真があまり小さくならないのはなぜですか？',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'PNGはノイズも含めてすべてのピクセルを保つからです。形式にJPEGを選ぶか、透明部分を残すならWebPを選んでください。{0}',
  'How does a WebP get smaller?': 'WebPはどうやって小さくしますか？',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    '元の画像と比べて、見た目が変わらない最低の品質で再エンコードします。透明部分とアニメーションは残ります。',
  'Is there anything smaller than WebP?': 'WebPより小さい形式はありますか？',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    '同じ見た目なら、AVIFのほうが小さくなることがよくあります。形式で「最小サイズ」を選ぶと、ファイルごとに両方を試し、それぞれのサイズを表示します。',
  'How does a GIF get smaller?': 'GIFはどうやって小さくしますか？',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    '見た目が変わらない範囲で色を減らし、圧縮し直します。すべてのフレームと表示時間は残ります。小さくならなければ、元のファイルがそのまま結果になります。',
  'Why are animated GIFs so large?': 'GIFアニメはなぜこんなに大きいのですか？',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'GIFは1989年の形式で、動きを考慮していません。1フレームずつ静止画として圧縮します。同じアニメーションでも、WebPや動画ならずっと小さくなるのが普通です。',
  'Compress {0}': '{0}を圧縮',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    '{0}ファイルを、見た目を変えずに、または指定したkB以下に小さくします。一括処理もできます。',
  'shrink {0}': '{0} 小さくする',
  'reduce {0} size': '{0} サイズを減らす',
  'optimise {0}': '{0} 最適化',
  'smaller {0}': '{0} 軽くする',
  '{0} too big': '{0} 大きすぎる',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    '1600 × 1200ピクセルの写真では、JPEGの品質が30未満になり、劣化が目立ちます。幅と高さを半分ほどにすると、きれいに見えます。',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    '1600 × 1200ピクセルのテスト写真は、品質30のJPEGで収まりますが、空のようになめらかな部分にブロックノイズが出ます。幅と高さを4分の3にすると、きれいに見えます。',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    '1600 × 1200ピクセルのテスト写真は、品質60のJPEGで収まり、画面では十分きれいに見えます。1200万画素の写真は、先に縮小されます。',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    '1600 × 1200ピクセルのテスト写真は、品質80のJPEGで収まり、違いに気付く人はほとんどいません。1200万画素の写真はピクセル数が約6倍なので、品質を下げるか、ピクセル数を減らします。',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    '1600 × 1200ピクセルのテスト写真は、品質90のJPEGでも、その半分のサイズで済みます。1200万画素の写真も、多くのカメラの設定より少し低い品質で収まります。',
  'Compress images to {0}': '画像を{0}に圧縮',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    '写真などの画像を{0}以下にします。一括処理もできます。JPEG、PNG、HEIC、WebPなどに対応しています。',
  'photo under {0}': '写真 {0}以下',
  'reduce image to {0}': '画像を{0}に',
  'jpg less than {0}': 'jpg {0}以下',
  'image size {0}': '画像サイズ {0}',
  'photo too big for email': '写真 大きすぎる メール | 写真 メールで送れない',
  'email photo': '写真をメールで送る | メール 写真',
  'photo attachment': '写真 添付 | 添付ファイル 写真',
  'How good does a photo look at {0}?': '{0}だと写真はどのくらいきれいに見えますか？',
  'How close does it come to the size?': '指定したサイズにどのくらい近づきますか？',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    '{0}を超えない範囲で、最高の品質を探します。どの品質でも収まらなければ画像を縮小し、その寸法を表示します。',
  'Does {0} mean {1} bytes?': '{0}は{1}バイトのことですか？',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    'はい。1,024ごとに数えるシステムなら、もう少し大きくても通ります。ここで作ったファイルは、どちらの数え方でも制限内に収まります。',
  'Passport photo, 2 × 2 inches': '証明写真（2 × 2インチ）',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    'パスポート、ビザ、身分証用の2 × 2インチ（600 × 600ピクセル）の写真を作ります。頭の位置を示すガイド付きです。',
  '2x2 photo': 'アメリカ ビザ 写真 | アメリカ パスポート 写真',
  'us passport photo': '2x2 写真 | 2インチ 写真',
  '2 x 2 inch': '5cm 写真',
  'us visa photo': '51mm 証明写真',
  'ds-160': 'ds-160 写真',
  'green card photo': 'グリーンカード 写真',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    'アメリカでは2 × 2インチが必要です。オンラインのビザ申請では、一辺600〜1200ピクセル、最大240 kBの正方形のJPEGが使えます。',
} satisfies TableWords<'presets/image-presets'>;
