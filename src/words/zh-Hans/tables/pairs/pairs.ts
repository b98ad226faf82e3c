export default {
  transparency: '透明',
  'Transparent areas become white.': '透明区域会变成白色。',
  'animation with its timing': '动画及每帧时长',
  'Only the first frame of an animation is kept.': '动画只保留第一帧。',
  'more than 8 bits per channel': '每通道 8 位以上的颜色',
  depth: '色深',
  'Colour depth above 8 bits per channel is reduced to 8 bits.': '每通道超过 8 位的色深会降到 8 位。',
  'the colour profile': '颜色配置文件',
  colours: '颜色',
  'Colours are converted to sRGB.': '颜色会转换为 sRGB。',
  'Does the file get smaller?': '文件会变小吗？',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    '在默认设置下，{0} 张测试照片存成 {2} 共 {1}，存成 {4} 共 {3}：{5}。其他图片会有差别，每个结果都会显示大小。',
  '{0} holds at most 256 colours.': '{0} 最多容纳 256 种颜色。',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'Firefox 和 Safari 不能写入 AVIF 动图，在这两种浏览器里只保留动画的第一帧。开始之前会有提醒。',
  'Some detail that is hard to see, depending on the quality you choose.':
    '一些不易察觉的细节，损失多少取决于所选的质量。',
  'Convert {0} to PDF': '{0} 转 PDF',
  'Combine {0} files into one PDF, in any order, one image per page.':
    '把多个 {0} 文件合并成一个 PDF，顺序任意，每页一张图片。',
  ' Keeps {0}.': '保留{0}。',
  'Convert {0} images to {1}, many at once.{2}': '把 {0} 图片批量转换为 {1}。{2}',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    '摆正后的图片，像素数不变；还有{0}。除非另选，日期和相机信息会保留，位置和人名不保留。',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    '摆正后的图片，像素数不变。除非另选，日期和相机信息会保留，位置和人名不保留。',
  'Nothing of the image: {0} keeps every pixel.': '画面没有损失：{0} 保留每一个像素。',
  'Convert PDF to {0}': 'PDF 转 {0}',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    '把 PDF 的每一页转成 {0} 图片，分辨率自选。',
} satisfies TableWords<'pairs/pairs'>;
