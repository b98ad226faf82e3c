export default {
  'Convert images': '转换图片',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    '把 JPEG、PNG、WebP、AVIF、GIF、TIFF、JPEG XL 和 HEIC 图片批量转换为其他格式。',
  'image converter': '图片转换 | 改图片格式 | 图片格式',
  'photo format': '转换图片 | 另存为 jpg | 苹果照片转 jpg',
  'picture converter': '图片格式转换 | jfif 转 jpg',
  'export as': '照片格式 | heic 转 jpg',
  'save as jpg': '图片转 jpg | webp 转 jpg',
  'jfif to jpg': '图片转 png | 图片转换器',
  'Convert to': '转换为',
  'What happens to transparent areas?': '透明区域会怎样？',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    '除 JPEG 以外的格式都会保留。JPEG 不支持透明，透明处会变成白色，结果里会说明。',
  'What happens to animation?': '动画会怎样？',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'GIF、WebP、PNG（存成 APNG）、AVIF 和 JPEG XL 仍是动图，每帧时长不变。其他格式在这里只能存一张图片。Firefox 和 Safari 不能写入 AVIF 动图。开始之前会有提醒。',
  'Can it choose the format?': '能自动选格式吗？',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    '“体积最小”会把每个文件压成各种合适的格式，画质看不出差别，再留下最小的。结果会显示各种格式的大小。',
  'Do colours change?': '颜色会变吗？',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    '不会。新格式能保存颜色配置文件就保留，否则颜色会转换为 sRGB。',
} satisfies TableWords<'tools/convert-image'>;
