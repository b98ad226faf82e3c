export default {
  'Compress images': '画像を圧縮',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    'JPEG、PNG、WebP、AVIF、GIFなどの画像を、見た目を変えずに、または指定したサイズ以下に小さくします。一括処理もできます。',
  minify: '画像 圧縮 | png 圧縮',
  'photo smaller': '写真 圧縮 | mbをkbに',
  'lower quality': '画像 軽くする | squoosh',
  tinypng: '写真 容量 小さく | tinyjpg',
  'mb to kb': '画像 サイズ 小さく | 画像 kb 指定',
  squoosh: '画質を落とす | 画像 軽量化',
  tinyjpg: 'tinypng',
  'resize in kb': 'jpeg 圧縮',
  'No visible difference': '見た目を変えない',
  'Choose the quality': '品質を選ぶ',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    '収まる範囲で最高の品質を使います。品質だけで足りなければ、画像も縮小します。',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    'いいえ。これ以上小さくできないときは、エンコードはそのままで、メタデータだけを除いた元の画像が結果になり、その旨が結果に表示されます。',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    '設定を変えなければ、JPEG、WebP、AVIFは見た目が変わらない最低の品質で再エンコードします。PNGは、見た目が同じなら256色に減らすことがあります。アニメーション、透明部分、カラープロファイルは残ります。',
  'Which format is the smallest?': '一番小さくなるのはどの形式ですか？',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    '写真はたいていAVIFかWebP、イラストはPNGのこともあります。「最小サイズ」を選ぶと、画像ごとにすべての形式を試します。まず簡単に試し、有望なものを本格的に圧縮します。透明部分やアニメーションが失われる形式は試しません。結果には各形式のサイズが表示されます。',
} satisfies TableWords<'tools/compress-image'>;
