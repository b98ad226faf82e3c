export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.': '{0} 张测试照片存成 PNG 共 {1}，存成 JPEG 共 {2}。',
  'How does a JPEG get smaller?': 'JPEG 是怎样变小的？',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    '用 mozjpeg 重新编码，质量降到与原图比较仍看不出差别的最低一级。如果 JPEG 本来就已经这么小，就保持原样，一个字节都不变。',
  'Does a JPEG get worse each time?': 'JPEG 每压一次画质都会变差吗？',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    '会，每次编码都会再损失一点画质。请压缩原图，不要压缩已经压过的副本。',
  'How does a PNG get smaller?': 'PNG 是怎样变小的？',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    '大多数图画和截图用 256 种颜色看起来就和原来一样，这时 PNG 只保留 256 种。否则每个像素都保持不变，只是存得更紧凑。',
  'Why is my photo still large as a PNG?': '为什么照片存成 PNG 还是很大？',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'PNG 会保留每一个像素，连噪点也不例外。请选择 JPEG 格式，要保留透明就选 WebP：{0}',
  'How does a WebP get smaller?': 'WebP 是怎样变小的？',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    '重新编码，质量降到与原图比较仍看不出差别的最低一级。透明和动画都会保留。',
  'Is there anything smaller than WebP?': '有比 WebP 更小的格式吗？',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    '画质看起来一样时，AVIF 往往更小。格式选“体积最小”，每个文件会把两种格式各试一次，文件旁会显示各自的大小。',
  'How does a GIF get smaller?': 'GIF 是怎样变小的？',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    '重新压缩，并把颜色数减到看起来仍然一样的最少。所有帧及其时长都保留。如果没有变小，得到的就是原文件。',
  'Why are animated GIFs so large?': '为什么 GIF 动图这么大？',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'GIF 诞生于 1989 年，没有“运动”的概念：每一帧都像单独一张图那样存储。同一段动画存成 WebP 或视频通常小得多。',
  'Compress {0}': '压缩 {0}',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    '批量压缩 {0} 文件，画质看不出差别，也可以压到指定的 kB 以内。',
  'shrink {0}': '{0} 缩小',
  'reduce {0} size': '{0} 减小大小',
  'optimise {0}': '{0} 优化',
  'smaller {0}': '{0} 变小',
  '{0} too big': '{0} 太大',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    '1600 × 1200 像素的照片，JPEG 质量要降到 30 以下才放得下，画质损失看得出来。把宽高各减到一半左右会更好看。',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    '我们的测试照片（1600 × 1200 像素）存成质量 30 的 JPEG 放得下，但天空等平滑的地方会出现色块。把宽高各减到四分之三会更好看。',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    '我们的测试照片（1600 × 1200 像素）存成质量 60 的 JPEG 放得下，在屏幕上看着不错。1200 万像素的照片会先缩小。',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    '我们的测试照片（1600 × 1200 像素）存成质量 80 的 JPEG 放得下，几乎没人看得出差别。1200 万像素的照片，像素数是它的六倍，所以质量会低一些，或者像素会减少。',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    '我们的测试照片（1600 × 1200 像素）存成质量 90 的 JPEG 只占一半。1200 万像素的照片也放得下，只是质量比大多数相机选的低一些。',
  'Compress images to {0}': '压缩图片到 {0}',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    '把照片和其他图片批量压到 {0} 以内。JPEG、PNG、HEIC、WebP 等都可以。',
  'photo under {0}': '照片 {0} 以内',
  'reduce image to {0}': '图片压缩到 {0}',
  'jpg less than {0}': 'jpg 小于 {0}',
  'image size {0}': '图片大小 {0}',
  'photo too big for email': '照片太大发不了邮件',
  'email photo': '邮件发照片',
  'photo attachment': '照片附件',
  'How good does a photo look at {0}?': '照片压到 {0} 效果怎么样？',
  'How close does it come to the size?': '结果与这个大小相差多少？',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    '会在这个大小之内找最好的质量，绝不超过 {0}。如果质量降到最低还放不下，就缩小图片，文件旁会写明缩到多大。',
  'Does {0} mean {1} bytes?': '{0} 是 {1} 字节吗？',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    '是。有些系统按 1,024 进位，上限会高一点。这里做出的文件按哪种算法都不会超限。',
  'Passport photo, 2 × 2 inches': '证件照，2 × 2 英寸',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    '制作 2 × 2 英寸的护照、签证或证件照：600 × 600 像素，有框线标出头部应处的位置。',
  '2x2 photo': '2x2 照片 | 美签照片 | 抽签照片',
  'us passport photo': '美国护照照片 | 2 寸证件照',
  '2 x 2 inch': '2 x 2 英寸 | 两寸照片',
  'us visa photo': '美国签证照片 | 签证照',
  'ds-160': 'ds-160 | 护照照片',
  'green card photo': '绿卡照片 | 51x51mm 照片',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    '美国要求 2 × 2 英寸。其在线签证表格接受每边 600 到 1200 像素的正方形 JPEG，最大 240 kB。',
} satisfies TableWords<'presets/image-presets'>;
