export default {
  'PDF to images': 'PDF 转图片',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    '把 PDF 的每一页转成 JPEG、PNG 或 WebP 图片，分辨率自选。',
  'pdf to jpg': 'pdf 转图片 | pdf 保存为图片 | pdf 转成图片',
  'pdf to png': 'pdf 转 jpg | pdf 截图',
  'save pdf as picture': 'pdf 转 png | pdf 转长图',
  'render pdf': 'pdf 转照片 | pdf 转 jpeg',
  'pdf screenshot': 'pdf 变图片 | pdf 生成图片',
  'pdf to photo': 'pdf 导出图片 | pdf 改成图片',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '96 用于屏幕，150 用于阅读，300 用于打印。',
  'Screen, 150 dpi': '屏幕，150 dpi',
  'Print, 300 dpi': '打印，300 dpi',
  'Fine print, 600 dpi': '精细打印，600 dpi',
  'Which resolution and format should I choose?': '该选哪种分辨率和格式？',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    '屏幕阅读选 150 dpi，打印选 300 dpi。PNG 能保持文字和图形的边缘清晰；扫描件和照片存成 JPEG 或 WebP 更小。A4 页面在 150 dpi 时为 1240 × 1754 像素。',
  'What do the images show?': '图片里有什么？',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    '每一页都是 PDF 阅读器显示的样子：方向摆正，白底，连同批注和表单字段。页面由 PDFium 画出，Chrome 用的也是它。',
  'How are many pages saved?': '页数多时怎样保存？',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    '每页存成一个带编号的文件；有多个时存成一个 ZIP，或存到文件夹。',
  'Can I get the images in the PDF instead of its pages?': '可以不要整页，只要 PDF 里的图片吗？',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    '可以，用“提取 PDF 图片”：按原始分辨率保存，JPEG 图片不重新编码。',
} satisfies TableWords<'tools/pdf-to-images'>;
