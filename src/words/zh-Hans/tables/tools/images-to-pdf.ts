export default {
  'Images to PDF': '图片转 PDF',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    '把照片、扫描件和图形合并成一个 PDF，顺序任意。JPEG 图片不重新编码。',
  'photos to pdf': '图片转 pdf | 发票转 pdf',
  'photos in pdf': '照片转 pdf',
  'scan to pdf': 'jpg 转 pdf',
  'combine images into pdf': '多张图片合成 pdf',
  'pictures into one pdf': '图片合成 pdf',
  'receipt to pdf': '扫描转 pdf',
  'create pdf': '照片合并 pdf',
  'make pdf': '图片合并 pdf',
  'pdf maker': '拍照转 pdf',
  'paper to pdf': '制作 pdf',
  'a4 photo': '生成 pdf',
  'multiple photos in one pdf': '创建 pdf',
  'photo of document to pdf': 'png 转 pdf',
  'Page size': '页面大小',
  'Wide images get landscape pages.': '宽图片使用横向页面。',
  Margin: '边距',
  '10 mm': '10 mm',
  '20 mm': '20 mm',
  'Do my photos lose quality?': '照片的画质会下降吗？',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'JPEG 文件原样放进 PDF，不含透明的 PNG 也一样：不会再次压缩。HEIC、WebP 等其他有损格式不能直接放进 PDF，会转成高质量 JPEG；其余的都无损保存。',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    '每一个像素、正确的方向，以及颜色配置文件、透明、CMYK 和 16 位色深。TIFF 的每一页各成一页。位置、相机等元数据不会放进 PDF。',
  'How large are the pages?': '页面有多大？',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    '与图片一样大，按图片自带的分辨率计算，没有则按每英寸 96 像素；也可以选 A4 或 Letter，图片在边距之内尽量放大。',
} satisfies TableWords<'tools/images-to-pdf'>;
