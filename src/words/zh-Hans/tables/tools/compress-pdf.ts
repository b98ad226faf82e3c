export default {
  'Compress PDF': '压缩 PDF',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    '按用途压缩 PDF，或压到指定大小以内。文字不会变成图片。',
  'downsize pdf': '压缩 pdf | 减小 pdf 大小 | pdf 发邮件',
  'email pdf': 'pdf 压缩 | pdf 瘦身 | pdf 压缩到指定大小',
  'pdf too large': 'pdf 变小 | pdf 文件太大 | 缩小 pdf 体积',
  'resume too large': 'pdf 缩小 | 扫描件太大',
  'scan too large': 'pdf 太大 | 简历太大',
  'Screens (150 dpi)': '屏幕 (150 dpi)',
  'Print (220 dpi)': '打印 (220 dpi)',
  'Smallest file (96 dpi)': '最小文件 (96 dpi)',
  'No loss of image quality': '图片无损',
  'Keep title, author and dates': '保留标题、作者和日期',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    '关闭后会移除。用于屏幕时，缩略图和编辑数据一律移除。',
  'What makes the file smaller?': '文件是怎样变小的？',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    '比页面所需更精细的图片会缩小并存成 JPEG。所有数据压缩得更好，几页共用的内容只存一次，用不到的部分会移除，例如字体里哪一页都没用到的字。至少能省下十分之一，才会替换图片。',
  'What stays as it is?': '什么保持不变？',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    '文字、线条、链接、表单、书签和标签：页面绝不会变成图片。模板蒙版、传真和黑白扫描件（CCITT、JBIG2）保留每个像素；软蒙版只随图片缩小，没有其他损失。旧的 Type 1 字体会变成更小、看起来一样的 CFF。CMYK 图片在打印和无损时仍是 CMYK，用于屏幕时转换为 RGB。',
  'What if it cannot be made smaller?': '无法再变小怎么办？',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    '得到的就是原文件，没有变化，结果里会说明。结果绝不会比原文件大。',
  'How does it get under a certain size?': '怎样压到指定大小以内？',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    '先抽取一些图片的小块，估算所有图片能保留多少细节，再编码每张图片；如果文件仍太大，或比上限小得多，会重新编码一部分。细节降到最低还放不下时，会说明最小能到多少。',
} satisfies TableWords<'tools/compress-pdf'>;
