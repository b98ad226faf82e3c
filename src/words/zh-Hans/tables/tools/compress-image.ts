export default {
  'Compress images': '压缩图片',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    '批量压缩 JPEG、PNG、WebP、AVIF、GIF 等图片，画质看不出差别，也可以压到指定大小以内。',
  minify: '图片压缩 | 降低画质 | jpg 压缩',
  'photo smaller': '压缩图片 | 减小图片大小 | png 压缩',
  'lower quality': '照片压缩 | 图片压缩到指定大小',
  tinypng: '压缩照片 | 图片压缩 kb',
  'mb to kb': '图片变小 | tinypng',
  squoosh: '图片缩小 | tinyjpg',
  tinyjpg: '图片太大 | squoosh',
  'resize in kb': '压图 | mb 转 kb',
  'No visible difference': '看不出差别',
  'Choose the quality': '自选质量',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    '在这个大小之内取最好的质量。光降质量还不够时，也会缩小图片。',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    '不会。如果无法再变小，得到的就是原图，编码不变，只去掉元数据，结果里会说明。',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    '除非另选，JPEG、WebP 和 AVIF 会以看不出差别的最低质量重新编码。PNG 可能减到 256 种颜色，前提是看起来一样。动画、透明和颜色配置文件会保留。',
  'Which format is the smallest?': '哪种格式最小？',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    '多数照片是 AVIF 或 WebP，有些图画是 PNG。选“体积最小”会为每张图片试遍所有格式：先快速试压，再完整压缩最有希望的几种。会丢失透明或动画的格式不参与。结果会显示各种格式的大小。',
} satisfies TableWords<'tools/compress-image'>;
