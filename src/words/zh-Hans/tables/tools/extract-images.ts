export default {
  'Extract images from PDF': '提取 PDF 图片',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    '按原始分辨率保存 PDF 里的图片。JPEG 图片不重新编码。',
  'get pictures out of pdf': '提取 pdf 图片 | pdf 里的图片 | 抠出 pdf 图片 | pdf 中提取照片',
  'images from pdf': 'pdf 提取图片 | 保存 pdf 图片 | pdf 导出图片',
  'save pdf images': 'pdf 图片提取 | pdf 照片提取 | pdf 取图',
  'photos from pdf': '导出 pdf 图片 | 扒图 | 下载 pdf 图片',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    '不会。JPEG 逐字节原样取出，如果 PDF 为它配有颜色配置文件，也会加上。PDF 用蒙版或其他颜色显示的 JPEG 会存成 PNG，其他图片也一样：逐像素保存，色深和透明都完整。印刷颜色 (CMYK) 转换为 sRGB。',
  'Which images are found?': '能找到哪些图片？',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    '页面上画出的所有图片，包括图形、图案和批注里的。用了多次也只存一次，页面只显示一部分也存整张。由线条和文字组成的图形不是图片，要保存它们，请用“PDF 转图片”。',
  'How are they saved?': '图片怎样保存？',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    '按页面顺序编号。多张图片存成一个 ZIP，或存到文件夹。',
} satisfies TableWords<'tools/extract-images'>;
